import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressOnce, MIN_LENGTH } from './compress-once.ts';

const LONG = 'مطاعم and shops, '.repeat(100);

describe('a public response', () => {
  /** Answers with a text, as public or as a customer's. */
  function api(text: () => string, cacheControl = 'no-cache') {
    const app = Fastify();
    compressOnce(app);
    app.get('/', (_request, reply) =>
      reply
        .headers({ 'cache-control': cacheControl, vary: 'zoneid' })
        .type('application/json')
        .send(JSON.stringify({ text: text() })),
    );
    return async (encoding = 'gzip, br') => {
      const { headers, rawPayload } = await app.inject({
        url: '/',
        headers: { 'accept-encoding': encoding },
      });
      const compressed = headers['content-encoding'] === 'br';
      const body = compressed ? brotliDecompressSync(rawPayload) : rawPayload;
      assert.equal(headers['content-length'], String(rawPayload.length));
      return { compressed, headers, text: (JSON.parse(String(body)) as { text: string }).text };
    };
  }

  it('comes in brotli to whoever accepts it, and says on what it depends', async () => {
    const get = api(() => LONG);
    for (let count = 0; count < 2; count += 1) {
      const { compressed, headers, text } = await get();
      assert.ok(compressed);
      assert.equal(text, LONG);
      assert.equal(headers.vary, 'zoneid, accept-encoding');
    }
    assert.equal((await get('gzip')).compressed, false);
  });

  it('is never an older one', async () => {
    let count = 0;
    const get = api(() => `${LONG}${(count += 1)}`);
    for (const expected of [1, 2, 3]) assert.equal((await get()).text, `${LONG}${expected}`);
  });

  it('is left as it is where it is short, or a customer’s own', async () => {
    assert.equal((await api(() => 'x'.repeat(MIN_LENGTH / 2))()).compressed, false);
    assert.equal((await api(() => LONG, 'private, no-store')()).compressed, false);
  });
});
