import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { createProblem, isProblem } from '../http/problem.ts';
import { aJpeg, aJpegThatClaims } from '../testing/pictures.ts';
import { createPictureDecoder, DECODER_LIMITS, type DecoderLimits } from './picture-decoder.ts';

const admitAll = async () => {};
const refusedBy = (text: string) => (error: unknown) => isProblem(error) && error.details.text === text;

describe('uploaded pictures', () => {
  const closing: (() => Promise<void>)[] = [];
  const aDecoder = (limits: Partial<DecoderLimits> = {}) => {
    const all = { ...DECODER_LIMITS, ...limits };
    const decoder = createPictureDecoder(all);
    closing.push(() => decoder.close());
    return { ...decoder, limits: all };
  };
  after(() => Promise.all(closing.map((close) => close())));

  it('are rejected by the size in their header, before anything is decoded; progressive ones sooner (RX-3)', async () => {
    const decoder = aDecoder();
    const admitted: number[] = [];
    const decode = (bytes: Buffer) => decoder.decode(bytes, async (pixels) => void admitted.push(pixels));
    const tooMany = refusedBy('files.too_many_pixels');
    await assert.rejects(decode(await aJpegThatClaims(7000, { progressive: true })), tooMany);
    await assert.rejects(decode(await aJpegThatClaims(60_000)), tooMany);
    assert.deepEqual(admitted, [0, 0]);
    // Formats that are read line by line may be as large.
    await decode(await aJpegThatClaims(7000));
    assert.deepEqual(admitted.slice(2), [49_000_000]);
  });

  it('are not decoded where they are not admitted', async () => {
    const decoder = aDecoder();
    const no = createProblem(429, 'too_many', 'files.quota');
    await assert.rejects(
      decoder.decode(await aJpeg(64), () => Promise.reject(no)),
      (error) => error === no,
    );
    assert.equal((await decoder.decode(await aJpeg(64), admitAll)).width, 64);
  });

  for (const [what, format] of [
    ['a TIFF', 'tiff'],
    ['raw pixels', 'raw'],
  ] as const) {
    it(`are of formats that cameras and screens write: ${what} is none`, async () => {
      const bytes = await sharp(await aJpeg(64))
        .toFormat(format)
        .toBuffer();
      await assert.rejects(aDecoder().decode(bytes, admitAll), refusedBy('files.not_a_picture'));
    });
  }

  for (const format of ['png', 'webp', 'gif', 'avif'] as const) {
    it(`may be ${format}`, async () => {
      const bytes = await sharp(await aJpeg(64))
        .toFormat(format)
        .toBuffer();
      const { content, width, height } = await aDecoder().decode(bytes, admitAll);
      assert.deepEqual([width, height, (await sharp(content).metadata()).format], [64, 64, 'webp']);
    });
  }

  it('are aborted where they take too long, and the next is decoded', async () => {
    const decoder = aDecoder({ timeoutMs: 1 });
    const slow = decoder.decode(await aJpeg(4000, { progressive: true }), admitAll);
    await assert.rejects(slow, refusedBy('files.too_heavy'));
    decoder.limits.timeoutMs = DECODER_LIMITS.timeoutMs;
    assert.equal((await decoder.decode(await aJpeg(64), admitAll)).width, 64);
  });

  it('are aborted where they need too much memory, and the next is decoded', async () => {
    const decoder = aDecoder({ maxMemoryBytes: 160 * 1024 * 1024 });
    const large = decoder.decode(await aJpeg(4400, { progressive: true }), admitAll);
    await assert.rejects(large, refusedBy('files.too_heavy'));
    assert.equal((await decoder.decode(await aJpeg(64), admitAll)).width, 64);
  });

  it('are decoded one after the other, with a short queue', async () => {
    const decoder = aDecoder({ maxWaiting: 2 });
    const picture = await aJpeg(64);
    const events: string[] = [];
    const decode = async () => {
      const decoded = await decoder.decode(picture, async () => void events.push('begins'));
      events.push('ends');
      return decoded;
    };
    const outcomes = await Promise.allSettled([decode(), decode(), decode(), decode(), decode()]);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.status === 'fulfilled' || refusedBy('files.busy')(outcome.reason)),
      [true, true, true, true, true],
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3);
    assert.deepEqual(events, ['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    assert.equal((await decode()).width, 64);
  });
});
