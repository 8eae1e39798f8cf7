import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import type { RunningEdge } from '../start-edge.ts';
import { ask, makeFolders, openEdge, storeRelease } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';

const LIBRARY = `export const key = '${randomBytes(20_000).toString('hex')}';\n`;
const FIRST = `${LIBRARY}export const version = 1;\n`;
const SECOND = `${LIBRARY}export const version = 2;\n`;
const OTHER = randomBytes(20_000).toString('hex');
const WORDS = 'export const answer = 42;\n'.repeat(50);
const NEW = '/releases/food/2.0.0/remoteEntry.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What a browser says that has a file of an earlier release. */
const having = (text: string, id = 'food/1.0.0/remoteEntry.js') => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(text).toString('base64')}:`,
  'dictionary-id': `"${id}"`,
});

describe('a script of a release, for a browser that has the one of an earlier release', () => {
  let folders: Folders;
  let edge: RunningEdge;

  before(async () => {
    folders = await makeFolders();
    await storeRelease(folders, 'food', '1.0.0', {
      'remoteEntry.js': FIRST,
      'parts/hero.0123456789.js': FIRST,
      'other.js': OTHER,
      'words.js': WORDS,
      'a(b).js': FIRST,
      'logo.svg': '<svg/>',
    });
    await storeRelease(folders, 'food', '2.0.0', { 'remoteEntry.js': SECOND });
    await storeRelease(folders, 'grocery', '1.0.0', { 'remoteEntry.js': FIRST });
    edge = await openEdge(folders);
  });
  after(async () => {
    await edge.close();
    await folders.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) => ask(edge.url, path, headers);

  it('comes as its difference from that', async () => {
    const { status, headers, body } = await get(NEW, having(FIRST));
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], 'dcz');
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['vary'], 'Accept-Encoding, Available-Dictionary');
    assert.ok(body.length < 150, `${body.length} bytes`);
    assert.deepEqual(body.subarray(8, 40), sha256(FIRST));
    const text = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(FIRST));
    assert.equal(Buffer.from(text).toString(), SECOND);
  });

  it('is to be kept for the script of that name in later releases, whatever hash its name has', async () => {
    const entry = await get('/releases/food/1.0.0/remoteEntry.js');
    assert.equal(
      entry.headers['use-as-dictionary'],
      'match="/releases/food/*/remoteEntry.js", id="food/1.0.0/remoteEntry.js"',
    );
    const chunk = await get('/releases/food/1.0.0/parts/hero.0123456789.js');
    assert.equal(
      chunk.headers['use-as-dictionary'],
      'match="/releases/food/*/parts/hero.*.js", id="food/1.0.0/parts/hero.0123456789.js"',
    );
  });

  it('is no dictionary where its name could mean others, or where it is no script', async () => {
    for (const path of ['a(b).js', 'logo.svg'])
      assert.equal((await get(`/releases/food/1.0.0/${path}`)).headers['use-as-dictionary'], undefined, path);
  });

  const refused: Record<string, Record<string, string>> = {
    'accepts no such response': { ...having(FIRST), 'accept-encoding': 'gzip, br, zstd, dcb' },
    'rules such a response out': { ...having(FIRST), 'accept-encoding': 'br, dcz;q=0' },
    'has other bytes than were published': having(`${FIRST} `),
    'names no release': having(FIRST, 'food/9.9.9/remoteEntry.js'),
    'names a file of another remote': having(FIRST, 'grocery/1.0.0/remoteEntry.js'),
    'names a file outside of the store': having(FIRST, 'food/../../secret.txt'),
    'names a file that is no script': having('<svg/>', 'food/1.0.0/logo.svg'),
    'sends a hash that is none': { ...having(FIRST), 'available-dictionary': ':none:' },
    'sends no name': { ...having(FIRST), 'dictionary-id': '' },
  };
  for (const [what, headers] of Object.entries(refused))
    it(`comes whole where the browser ${what}`, async () => {
      const answer = await get(NEW, headers);
      assert.equal(answer.headers['content-encoding'], 'br');
      assert.equal(brotliDecompressSync(answer.body).toString(), SECOND);
    });

  it('comes whole where that is smaller', async () => {
    const { headers } = await get('/releases/food/1.0.0/words.js', having(OTHER, 'food/1.0.0/other.js'));
    assert.equal(headers['content-encoding'], 'br');
  });

  it('comes whole where the earlier one is damaged or gone, and as a difference once it is there again', async () => {
    await storeRelease(folders, 'food', '3.0.0', { 'remoteEntry.js': FIRST });
    const headers = having(FIRST, 'food/3.0.0/remoteEntry.js');
    const encodingNow = async () => (await get(NEW, headers)).headers['content-encoding'];
    const path = join(folders.storeDir, 'food/3.0.0/remoteEntry.js');
    await writeFile(path, FIRST.replace('1', '2'));
    assert.equal(await encodingNow(), 'br');
    await rm(path);
    assert.equal(await encodingNow(), 'br');
    await writeFile(path, FIRST);
    assert.equal(await encodingNow(), 'dcz');
  });
});
