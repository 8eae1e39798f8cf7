import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { MAX_PICTURE_BYTES, type StoredFile } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import type { UploadQuota, UploadQuotas } from '../files/upload-quota.ts';
import { sweep } from '../session/sweep.ts';
import { startMarketplaceApi } from '../start.ts';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers } from '../testing/buyers.ts';
import { aJpegThatClaims } from '../testing/pictures.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';

const POSITION = { IFD0: { Copyright: 'a secret place' } };
/** A photograph as a phone takes it: rotated, with position and device in its metadata. */
const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a06030' } })
    .withExif(POSITION)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

for (const database of testDatabases()) {
  describe(`private pictures on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
    });
    after(() => api.close());

    async function upload(
      bytes: Uint8Array,
      {
        purpose = 'prescription',
        field = 'file',
        guestId,
        token,
        times = 1,
        url = api.url,
      }: Partial<Record<'purpose' | 'field' | 'guestId' | 'token' | 'url', string>> & { times?: number } = {},
    ) {
      const form = new FormData();
      form.append('purpose', purpose);
      if (!token) form.append('guest_id', guestId ?? (await api.guest()));
      for (let n = 0; n < times; n += 1)
        form.append(field, new Blob([Uint8Array.from(bytes)]), `../../etc/${n}.jpg`);
      const response = await fetch(`${url}/api/v1/customer/files`, {
        method: 'POST',
        body: form,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      return {
        status: response.status,
        body: (await response.json()) as StoredFile & Refusal,
        retryAfter: Number(response.headers.get('retry-after')),
      };
    }
    const seen = async (address: string) => {
      const response = await fetch(api.url + address);
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };

    it('are encoded again: upright, as WebP, without the camera’s metadata (RX-5)', async () => {
      const taken = await photograph();
      assert.match(taken.toString('latin1'), /a secret place/);
      const { status, body } = await upload(taken);
      assert.equal(status, 200);
      assert.deepEqual([body.width, body.height], [200, 300]);
      const { response, bytes } = await seen(body.full_url);
      assert.equal(response.headers.get('content-type'), 'image/webp');
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      const { format, exif, orientation } = await sharp(bytes).metadata();
      assert.deepEqual(
        { format, exif, orientation },
        { format: 'webp', exif: undefined, orientation: undefined },
      );
      assert.doesNotMatch(bytes.toString('latin1'), /a secret place/);
    });

    it('are readable only by a signed address, for a limited time (RX-5)', async () => {
      const { body } = await upload(await photograph());
      const address = new URL(body.full_url, api.url);
      const tampered = (change: (params: URLSearchParams) => void) => {
        const copy = new URL(address);
        change(copy.searchParams);
        return copy.pathname + copy.search;
      };
      const later = String(Number(address.searchParams.get('expires')) + 900);
      const refused = [
        tampered((params) => params.set('expires', later)),
        tampered((params) => params.set('signature', 'x')),
        body.full_url.replace(body.id, 'somebody-elses-picture'),
      ];
      for (const path of refused) assert.equal((await seen(path)).response.status, 404, path);
      assert.equal((await seen(body.full_url)).response.status, 200);
      const { now } = api.clock;
      api.clock.now = new Date(now.getTime() + 31 * 60_000);
      assert.equal((await seen(body.full_url)).response.status, 404);
      api.clock.now = now;
    });

    for (const [what, bytes] of [
      ['a text', Buffer.from('GIF89a, but not really')],
      [
        'a drawing with a script in it',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      ],
      ['nothing', Buffer.alloc(0)],
    ] as const) {
      it(`are pictures: ${what} is refused (CHT-4, RX-3)`, async () => {
        const { status, body } = await upload(bytes);
        assert.equal(status, 422);
        assert.equal(body.errors[0]?.code, 'file');
      });
    }

    it('are rejected where they are incomplete', async () => {
      const taken = await photograph();
      assert.equal((await upload(taken.subarray(0, taken.length / 2))).status, 422);
    });

    it('have a limit of bytes, of pixels and of number', async () => {
      const heavy = await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1));
      assert.deepEqual([heavy.status, heavy.body.errors[0]?.code], [413, 'file']);
      assert.match(heavy.body.errors[0]?.message ?? '', /10 MB/);
      const wide = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      assert.equal((await upload(wide)).status, 422);
      assert.equal((await upload(await photograph(), { times: 2 })).status, 422);
    });

    it('require an owner and a known field', async () => {
      const taken = await photograph();
      assert.equal((await upload(taken, { guestId: 'nobody-knows-this-guest' })).status, 401);
      assert.equal((await upload(taken, { field: 'other' })).status, 422);
      assert.equal((await upload(taken, { purpose: 'fun' })).status, 422);
      const asJson = await api.call<Refusal>('POST', '/api/v1/customer/files', { body: { purpose: 'chat' } });
      assert.equal(asJson.status, 415);
    });

    it('have fewer pixels where a small file of them needs much memory (RX-3)', async () => {
      const { status, body } = await upload(await aJpegThatClaims(7000, { progressive: true }));
      assert.deepEqual([status, body.errors[0]?.code], [422, 'file']);
      assert.match(body.errors[0]?.message ?? '', /20 megapixels/);
    });

    it('of a profile are for customers', async () => {
      const taken = await photograph();
      const { token } = await people.customer();
      assert.equal((await upload(taken, { purpose: 'profile' })).status, 401);
      assert.equal((await upload(taken, { purpose: 'profile', token })).status, 200);
    });

    it('are deleted after a day where nothing refers to them, whatever they are for', async () => {
      const { token } = await people.customer();
      const uploaded = [
        await upload(await photograph()),
        await upload(await photograph(), { purpose: 'profile', token }),
      ];
      await sweep(api.pool, new Date(api.clock.now.getTime() + 25 * 3600_000));
      for (const { body } of uploaded) assert.equal((await seen(body.full_url)).response.status, 404);
    });

    describe('within an hour', () => {
      const few = (more: Partial<UploadQuota>) => ({ ...GENEROUS_LIMITS.uploads.network, ...more });
      const others: (() => Promise<void>)[] = [];
      after(() => Promise.all(others.map((close) => close())));
      /** Another process with the same data. */
      async function another(uploads: Partial<UploadQuotas>) {
        const limits = { ...GENEROUS_LIMITS, uploads: { ...GENEROUS_LIMITS.uploads, ...uploads } };
        const { databaseUrl, mediaDir } = api;
        const { url, close } = await startMarketplaceApi({
          databaseUrl,
          mediaDir,
          limits,
          now: () => api.clock.now,
        });
        others.push(close);
        return url;
      }
      beforeEach(() => api.pool.query('delete from marketplace.upload_usage'));

      it('are limited for one guest over all processes, and allowed again in the next hour (CHT-4, RX-3)', async () => {
        const quota = { visitor: few({ pictures: 2 }) };
        const [url, other] = [await another(quota), await another(quota)];
        const [taken, guestId] = [await photograph(), await api.guest()];
        assert.equal((await upload(taken, { guestId, url })).status, 200);
        assert.equal((await upload(taken, { guestId, url: other })).status, 200);
        const { status, body, retryAfter } = await upload(taken, { guestId, url });
        assert.deepEqual([status, body.errors[0]?.code, retryAfter], [429, 'too_many', 3600]);
        assert.match(body.errors[0]?.message ?? '', /in 1 hour/);
        assert.equal((await upload(taken, { url })).status, 200, 'another guest');
        const { now } = api.clock;
        api.clock.now = new Date(now.getTime() + 3_600_000);
        assert.equal((await upload(taken, { guestId, url })).status, 200);
        api.clock.now = now;
      });

      it('are limited in bytes and pixels, also for many guests at one address', async () => {
        const taken = await photograph();
        for (const quota of [
          { bytes: Math.floor(2.5 * taken.length) },
          { pixels: 2.5 * 300 * 200 },
          { pictures: 2 },
        ]) {
          await api.pool.query('delete from marketplace.upload_usage');
          const url = await another({ network: few(quota) });
          const statuses = [];
          for (let count = 0; count < 3; count += 1) statuses.push((await upload(taken, { url })).status);
          assert.deepEqual(statuses, [200, 200, 429], JSON.stringify(quota));
        }
      });

      it('count where they are rejected, too', async () => {
        const url = await another({ visitor: few({ pictures: 1 }) });
        const guestId = await api.guest();
        const text = Buffer.from('no picture');
        assert.equal((await upload(text, { guestId, url })).status, 422);
        assert.equal((await upload(text, { guestId, url })).status, 429);
      });
    });
  });
}
