import assert from 'node:assert/strict';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { startS3Double, type S3Double } from '@souk/object-store/testing';
import type { RunningEdge } from '../start-edge.ts';
import { ask, makeFolders, openEdge, type Folders } from '../testing/edge.ts';
import { putIntoStore } from '../testing/stored-release.ts';

const CODE = 'export const answer = 42;\n'.repeat(50);
const ENTRY = '/releases/food/1.0.0/remoteEntry.js';

describe('the files of releases in an S3-compatible store', () => {
  let folders: Folders;
  let store: S3Double;
  let edge: RunningEdge;
  let keys: Record<string, string>;

  const start = async (cacheBytes?: number) => {
    edge = await openEdge(folders, { storeUrl: store.url, cacheBytes });
  };
  const get = async (path: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) => {
    const { status, headers: answered, body } = await ask(edge.url, path, headers);
    const brotli = answered['content-encoding'] === 'br';
    return { status, headers: answered, text: (brotli ? brotliDecompressSync(body) : body).toString() };
  };
  const cached = (name = '') => join(folders.cacheDir, 'releases', name);
  const fileInCache = async () => {
    const name = (await readdir(cached())).find((each) => each.endsWith('.br'));
    return cached(name ?? 'nothing is kept');
  };
  const storeIsDown = () => {
    store.fault = () => ({ answer: 503 });
  };

  beforeEach(async () => {
    folders = await makeFolders();
    store = await startS3Double();
    keys = putIntoStore(store, 'food', '1.0.0', { 'remoteEntry.js': CODE, 'a/logo.svg': '<svg/>' });
    await start();
  });
  afterEach(async () => {
    await edge.close();
    await store.close();
    await folders.remove();
  });

  it('reach every browser, compressed or not, complete and for a year', async () => {
    const small = await get(ENTRY);
    assert.deepEqual([small.status, small.headers['content-encoding']], [200, 'br']);
    assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(small.text, CODE);
    const plain = await get(ENTRY, {});
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers['content-length'], String(CODE.length));
    assert.equal(plain.text, CODE);
    assert.equal((await get('/releases/food/1.0.0/a/logo.svg')).text, '<svg/>');
  });

  it('are fetched from the store once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(ENTRY)));
    assert.ok(answers.every(({ text }) => text === CODE));
    await get(ENTRY);
    assert.equal(store.requests.filter(({ key }) => key === keys['remoteEntry.js']).length, 1);
  });

  it('are still served when the store is down, also by an edge that starts again', async () => {
    await get(ENTRY);
    storeIsDown();
    assert.equal((await get(ENTRY)).text, CODE);
    await edge.close();
    await start();
    assert.equal((await get(ENTRY)).text, CODE);
  });

  it('are served under each of their names where the store holds equal ones once', async () => {
    const files = { 'remoteEntry.js': CODE, 'a/chunk.js': 'chunk', 'b/chunk.js': 'chunk' };
    const own = putIntoStore(store, 'food', '2.0.0', files, 'upload-1', [['b/chunk.js', 'a/chunk.js']]);
    assert.equal(own['b/chunk.js'], own['a/chunk.js']);
    for (const path of ['b/chunk.js', 'a/chunk.js'])
      assert.equal((await get(`/releases/food/2.0.0/${path}`)).text, 'chunk');
  });

  it('are unavailable while the store is down where they were never requested, and available after that', async () => {
    storeIsDown();
    const { status, headers } = await get(ENTRY);
    assert.deepEqual([status, headers['cache-control']], [503, 'no-store']);
    const outage = async () => {
      const { body } = await ask(edge.url, '/telemetry/outage');
      return (JSON.parse(body.toString()) as { files: boolean }).files;
    };
    assert.equal(await outage(), true, 'a page is told that no release could help it');
    store.fault = null;
    assert.equal((await get(ENTRY)).text, CODE);
  });

  it('count against the release where they are damaged or missing: that is no outage', async () => {
    store.objects.delete(keys['remoteEntry.js'] ?? '');
    store.objects.set(keys['a/logo.svg'] ?? '', Buffer.from('<svg>'));
    assert.deepEqual(
      [(await get(ENTRY)).status, (await get('/releases/food/1.0.0/a/logo.svg')).status],
      [404, 502],
    );
    const { body } = await ask(edge.url, '/telemetry/outage');
    assert.deepEqual(JSON.parse(body.toString()), { api: true, files: false });
  });

  for (const [what, bytes] of [
    ['other bytes', brotliCompressSync(CODE.replace('42', '43'))],
    ['no brotli', Buffer.from(CODE)],
    ['half of it', brotliCompressSync(CODE).subarray(0, 30)],
    ['far more than its size', brotliCompressSync('x'.repeat(100_000))],
  ] as const)
    it(`are never served where the store holds ${what}`, async () => {
      store.objects.set(keys['remoteEntry.js'] ?? '', bytes);
      for (const encoding of ['br', 'identity']) {
        const answer = await ask(edge.url, ENTRY, { 'accept-encoding': encoding });
        assert.equal(answer.status, 502);
        assert.equal(answer.headers['cache-control'], 'no-store');
        assert.equal(answer.body.toString(), 'Bad gateway: this file of the release is damaged\n');
      }
    });

  it('are not served from a disk that holds other bytes, but from the store', async () => {
    await get(ENTRY);
    const other = brotliCompressSync(CODE.replace('42', '43'));
    await writeFile(await fileInCache(), other);
    assert.equal((await get(ENTRY)).text, CODE);
    await writeFile(await fileInCache(), other);
    await edge.close();
    await start();
    assert.equal((await get(ENTRY)).text, CODE);
    assert.notDeepEqual(await readFile(await fileInCache()), other);
  });

  it('take a limited share of the disk: the least recently requested are removed', async () => {
    await edge.close();
    const picture = (letter: string) => letter.repeat(400);
    const names = ['a', 'b', 'c', 'd'];
    putIntoStore(
      store,
      'food',
      '2.0.0',
      Object.fromEntries(names.map((name) => [`${name}.png`, picture(name)])),
    );
    await start(2_000);
    const fetched = () => store.requests.filter(({ key }) => key.endsWith('.png')).length;
    for (const name of ['a', 'b', 'a', 'c', 'a', 'd', 'a'])
      assert.equal((await get(`/releases/food/2.0.0/${name}.png`)).text, picture(name));
    assert.equal(fetched(), 4);
    const sizes = await Promise.all(
      (await readdir(cached())).map(async (name) => (await stat(cached(name))).size),
    );
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 2_000);
    await get('/releases/food/2.0.0/b.png');
    assert.equal(fetched(), 5);
  });

  it('are found again where the release was published once more after files were lost', async (test) => {
    await get('/releases/food/1.0.0/a/logo.svg');
    for (const key of Object.values(keys)) store.objects.delete(key);
    putIntoStore(store, 'food', '1.0.0', { 'remoteEntry.js': CODE, 'a/logo.svg': '<svg/>' }, 'upload-2');
    test.mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    assert.equal((await get(ENTRY)).text, CODE);
  });

  it('are not requested from the store where no release names them', async () => {
    for (const path of ['/releases/food/1.0.0/release.json', '/releases/food/1.0.0/remoteEntry.js.br'])
      assert.equal((await get(path)).status, 404);
    assert.equal((await get('/releases/..%2f/1.0.0/x')).status, 404);
    await get('/releases/food/9.9.9/a.js');
    await get('/releases/food/9.9.9/b.js');
    const requested = store.requests.map(({ key }) => key);
    // The trial at the start, a list and a record of the release that is there, and a list for that which is not.
    assert.deepEqual(requested, ['probe/nothing', '', 'releases/food/1.0.0/release-000001.json', '']);
  });

  it('are not served at all with wrong credentials: the edge does not start', async () => {
    const storeUrl = store.url.replace('a-key', 'b-key');
    await assert.rejects(openEdge(folders, { storeUrl }), /refused the credentials/);
  });
});
