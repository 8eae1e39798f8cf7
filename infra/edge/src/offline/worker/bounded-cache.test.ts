import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { boundedCache } from './bounded-cache.ts';

const key = (name: string) => `https://souk.example/${name}`;
const bytes = (size: number) => new Response('x'.repeat(size));

describe('a bounded cache (API-14)', () => {
  let stored: () => string[];
  beforeEach(() => {
    const fake = fakeCaches();
    stored = fake.stored;
    Object.assign(globalThis, { caches: fake.caches });
  });
  const open = () => boundedCache('test', { entries: 3, bytes: 100, bytesEach: 60 });
  const names = () => stored().map((url) => url.slice(key('').length));

  it('removes the oldest where there are too many', async () => {
    const cache = open();
    for (const name of ['a', 'b', 'c']) await cache.put(key(name), bytes(1));
    await cache.put(key('a'), bytes(1));
    await cache.put(key('d'), bytes(1));
    assert.deepEqual(names(), ['c', 'a', 'd']);
  });

  it('removes the oldest where they are too large together, and stores nothing that is too large by itself', async () => {
    const cache = open();
    await cache.put(key('a'), bytes(50));
    await cache.put(key('b'), bytes(50));
    await cache.put(key('large'), bytes(61));
    assert.deepEqual(names(), ['a', 'b']);
    await cache.put(key('c'), bytes(30));
    assert.deepEqual(names(), ['b', 'c']);
  });

  it('knows its size after a restart of the browser', async () => {
    await open().put(key('a'), bytes(60));
    await open().put(key('b'), bytes(60));
    assert.deepEqual(names(), ['b']);
  });

  it('keeps what was used recently, of what never changes', async () => {
    const cache = open();
    for (const name of ['a', 'b', 'c', 'a', 'd']) await cache.putOnce(key(name), bytes(1));
    assert.deepEqual(names().sort(), ['a', 'c', 'd']);
  });

  it('counts right when many are stored at once', async () => {
    const cache = open();
    await Promise.all(Array.from({ length: 20 }, (_, at) => cache.put(key(String(at)), bytes(10))));
    assert.deepEqual(names(), ['17', '18', '19']);
  });

  it('returns what was stored, as text again where it was compressed for the network', async () => {
    const cache = open();
    const headers = { 'content-encoding': 'br', 'content-security-policy': "default-src 'none'" };
    await cache.put(key('a'), new Response('soup', { headers }));
    const found = await cache.match(key('a'));
    assert.equal(await found?.text(), 'soup');
    assert.equal(found?.headers.get('content-encoding'), null);
    assert.equal(found?.headers.get('content-security-policy'), "default-src 'none'");
  });
});
