import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { fillTemplate, partsOf } from './response-values.ts';
import type { ResponseValues } from './response-values.ts';

/** A template of a page in brotli, into which the values of a response are put as they are. */
export interface CompressedTemplate {
  /** @throws Error where a value is not as long as it was said to be */
  fill(values: ResponseValues): Buffer;
}

/** A value and the first bytes after it, which stand in the stream uncompressed. */
interface Gap {
  name: keyof ResponseValues;
  /** Of the value, in bytes. */
  length: number;
  after: Buffer;
}

/** Higher qualities made 2 % less, in three times as long. */
const QUALITY = 5;

/**
 * Brotli chooses the code of a byte by the two bytes before it. Those after a value are always the same, so what follows them can
 * be compressed without the value.
 */
const CONTEXT_BYTES = 2;

/** Ends a brotli stream: an empty last meta-block (RFC 7932, 9.2). */
const END = Buffer.from([3]);

/**
 * Compresses a template without its values, once for many responses. Every gap in it is a meta-block of its own, which each
 * response replaces by one that is not compressed.
 * @param lengths of the values, in bytes
 * @throws Error where the stream would not be the template with its values
 */
export async function compressTemplate(
  template: string,
  lengths: Record<keyof ResponseValues, number>,
): Promise<CompressedTemplate> {
  const [first = '', ...rest] = partsOf(template);
  const stream = startStream(template.length);
  let filled = 0;
  const pieces: (Buffer | Gap)[] = [await stream.next(Buffer.from(first))];
  for (let index = 0; index < rest.length; index += 2) {
    const name = rest[index] as keyof ResponseValues;
    const text = Buffer.from(rest[index + 1] ?? '');
    const gap = { name, length: lengths[name], after: text.subarray(0, CONTEXT_BYTES) };
    const filling = FILLING.subarray(filled, (filled += gap.length));
    if (filling.length < gap.length)
      throw new Error(`The values of a page may have ${FILLING.length} bytes in all, and take more`);
    await stream.next(filling);
    // One at a time: of two, brotli would make a copy of earlier text.
    for (const byte of gap.after) await stream.next(Buffer.of(byte));
    pieces.push(gap, await stream.next(text.subarray(CONTEXT_BYTES)));
  }
  stream.close();
  const compressed: CompressedTemplate = {
    fill: (values) =>
      Buffer.concat([...pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : raw(piece, values))), END]),
  };
  await check(compressed, template, lengths);
  return compressed;
}

/** A brotli stream that is written to in pieces, each of which ends at a whole byte. */
function startStream(size: number) {
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  let chunks: Buffer[] = [];
  brotli.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    next: (bytes: Buffer) =>
      new Promise<Buffer>((done, fail) => {
        brotli.once('error', fail);
        brotli.write(bytes);
        brotli.flush(constants.BROTLI_OPERATION_FLUSH, () => {
          brotli.off('error', fail);
          done(Buffer.concat(chunks));
          chunks = [];
        });
      }),
    close: () => brotli.destroy(),
  };
}

const CONTROLS = Array.from({ length: 31 }, (_, index) => index + 1).filter(
  (code) => ![9, 10, 13].includes(code),
);

/**
 * Stands for values while the rest is compressed. No two of its bytes occur in it twice, or in a page: brotli would copy them, and
 * a response does not have them.
 */
const FILLING = Buffer.from(
  CONTROLS.flatMap((code, index) => [
    code,
    code,
    ...CONTROLS.slice(index + 2).flatMap((other) => [other, code]),
  ]),
);

/** A meta-block that is not compressed: 1 bit that it is not the last, 2 of how its length is written, 16 of that, 1 that it is raw. */
function raw({ name, length, after }: Gap, values: ResponseValues): Buffer {
  const value = Buffer.from(values[name]);
  if (value.length !== length) throw new Error(`${name} has ${value.length} bytes in place of ${length}`);
  const bits = ((value.length + after.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]), value, after]);
}

/** Whether compressing left out what it had to is known by doing the reverse. */
async function check(
  compressed: CompressedTemplate,
  template: string,
  lengths: Record<keyof ResponseValues, number>,
): Promise<void> {
  const sample = (name: keyof ResponseValues) => 'x'.repeat(lengths[name]);
  const values = { nonce: sample('nonce'), pageToken: sample('pageToken'), age: sample('age') };
  const text = await promisify(brotliDecompress)(compressed.fill(values));
  if (text.toString() !== fillTemplate(template, values))
    throw new Error('The compressed page differs from the page');
}
