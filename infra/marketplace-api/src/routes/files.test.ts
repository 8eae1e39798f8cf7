import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MAX_PICTURE_BYTES, type StoredFile } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import { sweep } from '../session/sweep.ts';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';

const POSITION = { IFD0: { Copyright: 'a secret place' } };
/** A photograph as a phone takes it: on its side, and telling where and by whom. */
const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a06030' } })
    .withExif(POSITION)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

for (const database of testDatabases()) {
  describe(`private pictures on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    async function upload(
      bytes: Uint8Array,
      {
        purpose = 'prescription',
        field = 'file',
        guestId,
        times = 1,
      }: Partial<Record<'purpose' | 'field' | 'guestId', string>> & { times?: number } = {},
    ) {
      const form = new FormData();
      form.append('purpose', purpose);
      form.append('guest_id', guestId ?? (await api.guest()));
      for (let n = 0; n < times; n += 1)
        form.append(field, new Blob([Uint8Array.from(bytes)]), `../../etc/${n}.jpg`);
      const response = await fetch(`${api.url}/api/v1/customer/files`, { method: 'POST', body: form });
      return { status: response.status, body: (await response.json()) as StoredFile & Refusal };
    }
    const seen = async (address: string) => {
      const response = await fetch(api.url + address);
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };

    it('are made anew: upright, as WebP, without what the camera noted (RX-5)', async () => {
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

    it('are seen by a signed address alone, and for a while (RX-5)', async () => {
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

    it('are whole: half a photograph is refused', async () => {
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

    it('need an owner who is known, and a field that is asked for', async () => {
      const taken = await photograph();
      assert.equal((await upload(taken, { guestId: 'nobody-knows-this-guest' })).status, 401);
      assert.equal((await upload(taken, { field: 'other' })).status, 422);
      assert.equal((await upload(taken, { purpose: 'fun' })).status, 422);
      const asJson = await api.call<Refusal>('POST', '/api/v1/customer/files', { body: { purpose: 'chat' } });
      assert.equal(asJson.status, 415);
    });

    it('that nobody used are gone after a day', async () => {
      const { body } = await upload(await photograph());
      await sweep(api.pool, new Date(api.clock.now.getTime() + 25 * 3600_000));
      assert.equal((await seen(body.full_url)).response.status, 404);
    });
  });
}
