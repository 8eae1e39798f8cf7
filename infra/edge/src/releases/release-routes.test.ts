import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { RunningEdge } from '../start-edge.ts';
import { ask, makeFolders, openEdge, storeRelease } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';

const CODE = 'export const answer = 42;\n'.repeat(50);

describe('the files of releases', () => {
  let folders: Folders;
  let edge: RunningEdge;

  before(async () => {
    folders = await makeFolders();
    await storeRelease(folders, 'food', '1.0.0', {
      'remoteEntry.js': CODE,
      'parts/hero.js': CODE,
      'logo.svg': '<svg/>',
      'gone.js': 'x',
    });
    await rm(join(folders.storeDir, 'food/1.0.0/gone.js'));
    await writeFile(join(folders.storeDir, 'food/1.0.0/notes.txt'), 'not part of the release');
    await writeFile(join(folders.storeDir, 'secret.txt'), 'not of any release');
    edge = await openEdge(folders);
  });
  after(async () => {
    await edge.close();
    await folders.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) => ask(edge.url, path, headers);

  it('are compressed ahead of time, and cached for a year', async () => {
    const { status, headers, body } = await get('/releases/food/1.0.0/remoteEntry.js', {
      'accept-encoding': 'gzip, br',
    });
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['vary'], 'Accept-Encoding, Available-Dictionary');
    assert.equal(headers['content-length'], String(body.length));
    assert.equal(brotliDecompressSync(body).toString(), CODE);
  });

  for (const encoding of ['gzip', 'br;q=0', 'br; q=0.0, gzip', 'identity', 'xbr'])
    it(`are served compressed to a browser that accepts ${encoding}`, async () => {
      const { headers, body } = await get('/releases/food/1.0.0/parts/hero.js', {
        'accept-encoding': encoding,
      });
      assert.equal(headers['content-encoding'], undefined);
      assert.equal(body.toString(), CODE);
    });

  it('have the content type of their name', async () => {
    assert.equal(
      (await get('/releases/food/1.0.0/logo.svg')).headers['content-type'],
      'image/svg+xml; charset=utf-8',
    );
  });

  it('are not sent again to a browser that has them, nor their bytes to one that asks for the head only', async () => {
    const { headers } = await get('/releases/food/1.0.0/remoteEntry.js');
    const again = await get('/releases/food/1.0.0/remoteEntry.js', { 'if-none-match': String(headers.etag) });
    assert.deepEqual([again.status, again.body.length], [304, 0]);
    const head = await ask(edge.url, '/releases/food/1.0.0/remoteEntry.js', {}, 'HEAD');
    assert.deepEqual([head.status, head.body.length], [200, 0]);
  });

  it('are never served where the disk holds other bytes of the same length, and the answer is not cached', async () => {
    await storeRelease(folders, 'food', '3.0.0', { 'a.js': CODE, 'b.svg': '<svg/>' });
    const damage = (name: string) =>
      writeFile(join(folders.storeDir, 'food/3.0.0', name), bytesOf[name] ?? '');
    const bytesOf: Record<string, Buffer | string> = {
      'a.js': CODE.replace('42', '43'),
      'a.js.br': Buffer.alloc(brotliCompressSync(CODE).length, 7),
      'b.svg': '<SVG/>',
    };
    const ways: [string, string, string][] = [
      ['a.js', '/releases/food/3.0.0/a.js', 'identity'],
      ['a.js.br', '/releases/food/3.0.0/a.js', 'br'],
      ['b.svg', '/releases/food/3.0.0/b.svg', 'br'],
    ];
    for (const [name, path, encoding] of ways) {
      const accept = { 'accept-encoding': encoding };
      // Once it was found whole: an edit after that is seen as well.
      assert.equal((await get(path, accept)).status, 200);
      await damage(name);
      const { status, headers, body } = await get(path, accept);
      assert.equal(status, 502, name);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(body.toString(), 'Bad gateway: this file of the release is damaged\n');
    }
    await storeRelease(folders, 'food', '3.0.0', { 'a.js': CODE, 'b.svg': '<svg/>' });
    for (const [, path, encoding] of ways)
      assert.equal((await get(path, { 'accept-encoding': encoding })).status, 200, 'mended');
  });

  it('are not served where the disk holds fewer or more bytes', async () => {
    await storeRelease(folders, 'food', '4.0.0', { 'b.svg': '<svg/>' });
    for (const text of ['<svg', '<svg/><svg/>', '']) {
      await writeFile(join(folders.storeDir, 'food/4.0.0/b.svg'), text);
      assert.equal((await get('/releases/food/4.0.0/b.svg')).status, 502);
    }
  });

  for (const path of [
    '/releases/food/1.0.0/../../secret.txt',
    '/releases/food/1.0.0/..%2f..%2fsecret.txt',
    '/releases/food/1.0.0/%2e%2e/%2e%2e/secret.txt',
    '/releases/food/../secret.txt',
    '/releases/%2e%2e/secret.txt/x',
    '/releases/food/%2e%2e/remoteEntry.js',
    '/releases/food/1.0.0//etc/passwd',
    '/releases/food/1.0.0/notes.txt',
    '/releases/food/1.0.0/release.json',
    '/releases/food/1.0.0/remoteEntry.js.br',
    '/releases/food/1.0.0/gone.js',
    '/releases/food/1.0.0/',
    '/releases/food/1.0.0',
    '/releases/food/2.0.0/remoteEntry.js',
    '/releases/food/1.0.0/%00',
    '/releases/food/1.0.0/%zz',
  ])
    it(`contain nothing at ${path}, and the answer is not cached`, async () => {
      const { status, headers, body } = await get(path, { accept: 'text/html' });
      assert.ok(status === 404 || status === 400, `answered ${status}`);
      assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-store');
      assert.doesNotMatch(body.toString(), /not part|not of any|root:/);
    });
});
