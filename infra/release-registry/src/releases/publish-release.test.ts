import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { createPool } from '@souk/database';
import type { Pool, PoolClient } from 'pg';
import { integrityOf } from '@souk/contracts/integrity';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { startDatabase } from '../testing/databases.ts';
import { aRelease, packed, registryAt } from '../testing/releases.ts';
import type { BuiltRelease } from '../testing/releases.ts';
import { publishRelease } from './publish-release.ts';
import { LIMITS } from './release-record.ts';
import { openFolderStore } from '../store/folder-store.ts';
import { findRelease } from './releases.ts';
import { REGISTRY_ACTOR } from '../audit/audit-log.ts';
import { newToken } from '../tokens/token-format.ts';

const token = newToken('person');

describe('publishing a release', () => {
  let database: { url: string; close(): Promise<void> };
  let registry: RunningRegistry;
  let pool: Pool;
  let storeDir: string;
  let minor = 0;
  /** A version that no other test has used. */
  let version = '';

  before(async () => {
    database = await startDatabase('embedded');
    storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
    registry = await startRegistry({ databaseUrl: database.url, storeDir, token });
    pool = createPool(database.url);
  });
  beforeEach(() => {
    minor += 1;
    version = `1.${minor}.0`;
  });
  after(async () => {
    await pool.end();
    await registry.close();
    await database.close();
    await rm(storeDir, { recursive: true, force: true });
  });

  const own = () => registryAt(registry.url, token);
  const stored = (...path: string[]) => readFile(join(storeDir, 'food', version, ...path));
  const unfinished = () => readdir(join(storeDir, '.incoming'));

  it('stores its files and its record, compressed ahead of time where that is smaller', async () => {
    const code = 'export const answer = 42;\n'.repeat(100);
    const release = aRelease('food', version, {
      code,
      files: { 'logo.png': 'not compressed', 'a/b.js': code },
    });
    const { status, body } = await own().publish(release);
    assert.equal(status, 201);
    assert.equal((await stored('remoteEntry.js')).toString(), code);
    const small = await stored('a/b.js.br');
    assert.equal(brotliDecompressSync(small).toString(), code);
    const files = body.files as { path: string; compressed?: number }[];
    assert.equal(files.find(({ path }) => path === 'a/b.js')?.compressed, small.length);
    assert.equal(files.find(({ path }) => path === 'logo.png')?.compressed, undefined);
    assert.deepEqual(JSON.parse((await stored('release.json')).toString()), body);
    assert.deepEqual((await own().get(`releases/food/${version}`)).body, body);
    assert.deepEqual(await unfinished(), []);
  });

  it('accepts the same bytes again, whenever and from whichever commit they were built', async () => {
    const first = await own().publish(aRelease('food', version));
    const again = await own().publish(
      aRelease('food', version, { builtAt: '2026-02-02T00:00:00.000Z', commit: 'abcdef' } as object),
    );
    assert.equal(again.status, 200);
    assert.deepEqual(again.body, first.body);
  });

  it('rejects other bytes under an existing version, and keeps the first', async () => {
    await own().publish(aRelease('food', version, { code: 'first' }));
    const { status, type, body } = await own().publish(aRelease('food', version, { code: 'other' }));
    assert.equal(status, 409);
    assert.equal(type, 'application/problem+json');
    assert.equal(body.code, 'version-taken');
    assert.match(String(body.detail), new RegExp(`food ${version} is already published with other content`));
    assert.equal((await stored('remoteEntry.js')).toString(), 'first');
  });

  it('stores equal files of a release once, under each of their names', async () => {
    const code = 'equal();\n'.repeat(100);
    const files = { 'a.js': code, 'deep/b.js': code, 'c.txt': code, 'd.js': `${code}// not quite` };
    assert.equal((await own().publish(aRelease('food', version, { files }))).status, 201);
    const inode = async (path: string) => (await stat(join(storeDir, 'food', version, path))).ino;
    assert.equal(await inode('deep/b.js'), await inode('a.js'));
    assert.equal(await inode('deep/b.js.br'), await inode('a.js.br'));
    assert.notEqual(await inode('d.js'), await inode('a.js'));
    for (const [path, text] of Object.entries(files)) assert.equal((await stored(path)).toString(), text);
    const record = await findRelease(pool, 'food', version);
    const size = (path: string) => record?.files.find((file) => file.path === path)?.compressed;
    assert.ok(size('a.js') && size('a.js') === size('deep/b.js'));
  });

  it('lets one of two uploads of the same version win, and rejects the other', async () => {
    const answers = await Promise.all([
      own().publish(aRelease('food', version, { code: 'one' })),
      own().publish(aRelease('food', version, { code: 'two' })),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
    const record = await findRelease(pool, 'food', version);
    assert.equal(record?.files[0]?.integrity, integrityOf(await stored('remoteEntry.js')));
  });

  it('stores the files again where the store lost them', async () => {
    const release = aRelease('food', version);
    await own().publish(release);
    await rm(join(storeDir, 'food', version), { recursive: true });
    const missing = await own().get(`releases/food/${version}`);
    assert.deepEqual([missing.status, missing.body.code], [404, 'files-missing']);
    assert.ok((await own().publish(release)).status < 300);
    assert.equal((await own().get(`releases/food/${version}`)).status, 200);
  });

  it('leaves nothing visible when an upload breaks off half-way', async () => {
    const release = aRelease('food', version, { files: { 'late.js': 'late' } });
    const bytes = packed(release);
    const broken = Readable.from(
      (async function* () {
        yield bytes.subarray(0, bytes.length - 2);
        throw new Error('connection lost');
      })(),
    );
    const store = await openFolderStore(storeDir);
    await assert.rejects(
      publishRelease(pool, store, { remote: 'food', version, actor: REGISTRY_ACTOR, body: broken }),
      /connection lost/,
    );
    assert.equal(await findRelease(pool, 'food', version), null);
    await assert.rejects(stored('release.json'), { code: 'ENOENT' });
    assert.deepEqual(await unfinished(), []);
  });

  it('leaves nothing visible when it crashes between the files and the row, and the version is still free', async () => {
    const dying = new Proxy(pool, {
      get: (target, name) =>
        name === 'connect'
          ? async () => dyingAtCommit(await target.connect())
          : name === 'query'
            ? target.query.bind(target)
            : Reflect.get(target, name),
    });
    const dyingAtCommit = (client: PoolClient) =>
      new Proxy(client, {
        get: (target, name) =>
          name === 'query'
            ? (sql: string, values: unknown[]) =>
                sql === 'commit' ? Promise.reject(new Error('killed')) : target.query(sql, values)
            : Reflect.get(target, name),
      });
    const store = await openFolderStore(storeDir);
    const body = Readable.from([packed(aRelease('food', version, { code: 'lost' }))]);
    await assert.rejects(
      publishRelease(dying, store, { remote: 'food', version, actor: REGISTRY_ACTOR, body }),
      /killed/,
    );
    assert.equal((await own().get(`releases/food/${version}`)).status, 404);
    assert.equal((await own().publish(aRelease('food', version, { code: 'kept' }))).status, 201);
    assert.equal((await stored('remoteEntry.js')).toString(), 'kept');
  });

  const refusals: [string, (version: string) => BuiltRelease, RegExp][] = [
    ...[
      '../evil.js',
      '/etc/passwd',
      'a/../../evil.js',
      'a\\b.js',
      '.env',
      'a//b.js',
      'a/./b.js',
      'nul\u0000.js',
    ].map((path): [string, (version: string) => BuiltRelease, RegExp] => [
      `a path such as ${JSON.stringify(path)}`,
      (its) => aRelease('food', its, { files: { [path]: 'x' } }),
      new RegExp(`^${JSON.stringify(path).replace(/[\\.]/g, '\\$&')} must be relative`),
    ]),
    [
      'a reserved name of the store',
      (its) => aRelease('food', its, { files: { 'x.js.br': 'x' } }),
      /^"x\.js\.br" is a reserved name/,
    ],
    [
      'a record among the files',
      (its) => aRelease('food', its, { files: { 'release.json': 'x' } }),
      /^"release\.json" is a reserved name/,
    ],
    [
      'two names that differ in case alone',
      (its) => aRelease('food', its, { files: { 'a.js': 'x', 'A.js': 'y' } }),
      /^A\.js and a\.js are the same file on file systems that ignore case/,
    ],
    ...['RELEASE.JSON', 'Release.json/a.js', 'X.JS.BR', 'a/b.js.Br'].map(
      (path): [string, (version: string) => BuiltRelease, RegExp] => [
        `the store's own name written as ${path}`,
        (its) => aRelease('food', its, { files: { [path]: 'x' } }),
        /is a reserved name of the store/,
      ],
    ),
    ...['con', 'parts/NUL.js', 'Com1.tar.js', 'lpt9', 'a.', 'parts./a.js', 'RELEAS~1.JSO'].map(
      (path): [string, (version: string) => BuiltRelease, RegExp] => [
        `a name that some file system treats specially, such as ${path}`,
        (its) => aRelease('food', its, { files: { [path]: 'x' } }),
        /treat specially/,
      ],
    ),
    ...['caf\u00e9.js', 'cafe\u0301.js', 'a .js', 'a\u202ejs', '..'].map(
      (path): [string, (version: string) => BuiltRelease, RegExp] => [
        `a name of other letters, such as ${JSON.stringify(path)}`,
        (its) => aRelease('food', its, { files: { [path]: 'x' } }),
        /must be relative, with names of letters/,
      ],
    ),
    [
      'a file that is a folder further down, in another case',
      (its) => aRelease('food', its, { files: { A: 'x', 'a/b/c.js': 'y' } }),
      /^A is both a file and a folder/,
    ],
    ...[
      '',
      ' ',
      '*',
      'x',
      '>=0',
      '>=1.6.0',
      '<2.0.0',
      '1 - 3',
      '^1.0.0 || >=2',
      '^1 || ^3',
      '>2 <1',
      'latest',
    ].map((shell): [string, (version: string) => BuiltRelease, RegExp] => [
      `a range of ShellServices that promises nothing: ${JSON.stringify(shell)}`,
      (its) => {
        const { manifest } = aRelease('food', its).record;
        return aRelease('food', its, { manifest: manifest && { ...manifest, shell } });
      },
      /^remote\.json: "shell"/,
    ]),
    [
      'a file that is a folder too',
      (its) => aRelease('food', its, { files: { a: 'x', 'a/b.js': 'y' } }),
      /^a is both a file and a folder/,
    ],
    [
      'an entry that is not there',
      (its) => aRelease('food', its, { entry: 'main.js' } as object),
      /^"initial" names main\.js/,
    ],
    [
      'a file that is named many times for every page',
      (its) =>
        aRelease('food', its, { files: { a: 'x' }, initial: Array.from({ length: 400_000 }, () => 'a') }),
      /^"initial" names 400000 files; the limit is 100\. Bundle what loads first into fewer\.$/,
    ],
    [
      'a file that is named twice for every page',
      (its) => aRelease('food', its, { files: { a: 'x' }, initial: ['a', 'a'] }),
      /^"initial" names a twice\.$/,
    ],
    [
      'words that would stand in every page and are long',
      (its) => {
        const { manifest } = aRelease('food', its).record;
        const words = { en: { items: 'Foods'.repeat(100_000), stores: 'Restaurants' } };
        return aRelease('food', its, { manifest: manifest && { ...manifest, words } });
      },
      /^remote\.json: "words" has a text of 500000 characters; the limit is 200\.$/,
    ],
    [
      'bytes that differ from their hash',
      (its) => ({ ...aRelease('food', its), contents: [Buffer.alloc(1000, 'x'), Buffer.alloc(1000)] }),
      /^The hash of remoteEntry\.js does not match/,
    ],
    [
      'too few bytes',
      (its) => ({ ...aRelease('food', its), contents: [Buffer.from('x')] }),
      /^The upload ended before remoteEntry\.js/,
    ],
    [
      'too many bytes',
      (its) => {
        const whole = aRelease('food', its);
        return { ...whole, contents: [...whole.contents, Buffer.from('more')] };
      },
      /^The upload has more bytes/,
    ],
    [
      'too many files',
      (its) =>
        aRelease('food', its, {
          files: Object.fromEntries(Array.from({ length: LIMITS.files }, (_, at) => [`${at}.js`, ''])),
        }),
      /^The release has \d+ files/,
    ],
    [
      'a file that is too large',
      (its) => {
        const { record } = aRelease('food', its);
        const files = [{ path: 'remoteEntry.js', size: LIMITS.fileBytes + 1, integrity: integrityOf('') }];
        return { record: { ...record, files }, contents: [] };
      },
      /^remoteEntry\.js has 20000001 bytes/,
    ],
    [
      'a name of the federation that is not its own',
      (its) => aRelease('food', its, { globalName: 'souk__grocery' } as object),
      /"globalName" must be souk__food/,
    ],
    [
      'a React of its own among its files',
      (its) =>
        aRelease('food', its, { files: { 'vendor.js': 'const r={rendererPackageName:"react-dom"};' } }),
      /^vendor\.js of food \S+ contains a copy of react-dom\./,
    ],
    [
      'a React of its own among what it shares',
      (its) => {
        const react = { name: 'react', version: '19.3.1', requiredVersion: '^19', singleton: true };
        return aRelease('food', its, { shared: [{ ...react, provides: true }] });
      },
      /^food \S+ provides its own react 19\.3\.1\./,
    ],
    [
      'the manifest of another remote',
      (its) => aRelease('food', its, { manifest: aRelease('grocery', its).record.manifest } as object),
      /remote\.json names grocery/,
    ],
  ];
  for (const [what, release, words] of refusals)
    it(`rejects ${what}, and names it`, async () => {
      const { status, body } = await own().publish(release(version));
      assert.ok(status >= 400 && status < 500, `answered ${status}`);
      assert.match(String(body.detail), words);
      assert.equal(await findRelease(pool, 'food', version), null);
      assert.deepEqual(await unfinished(), []);
    });

  for (const shell of [
    '^1.6.0',
    '~1.6.0',
    '1.6.x',
    '1.6.0',
    '>=1.6.0 <2',
    '^1.6.0 || ^2.0.0',
    '>=1.2.0 <1.9.0',
  ])
    it(`accepts the range ${shell} of ShellServices`, async () => {
      const { manifest } = aRelease('food', version).record;
      const release = aRelease('food', version, { manifest: manifest && { ...manifest, shell } });
      assert.equal((await own().publish(release)).status, 201);
    });

  it('rejects a record of another release than the address', async () => {
    const { status, body } = await own().put(
      `releases/food/${version}`,
      packed(aRelease('grocery', version)),
    );
    assert.equal(status, 400);
    assert.match(String(body.detail), /The record is of grocery/);
  });

  it('requires a token for publishing and for reading', async () => {
    const release = aRelease('food', version);
    assert.equal((await registryAt(registry.url, null).publish(release)).body.code, 'no-token');
    assert.equal((await registryAt(registry.url, `${token}-not`).publish(release)).body.code, 'wrong-token');
    assert.equal(
      (await registryAt(registry.url, newToken('person')).publish(release)).body.code,
      'wrong-token',
    );
    assert.equal(await findRelease(pool, 'food', version), null);
    assert.equal((await registryAt(registry.url, null).get('releases')).status, 401);
  });

  it('gives the file that renders pages only to tokens that may read', async () => {
    const code = 'var soukRemote = {};';
    await own().publish(aRelease('food', version, { files: { 'server.cjs': code } }));
    const address = `releases/food/${version}/server-bundle`;
    const fetched = (bearer: string) =>
      fetch(`${registry.url}/registry/v1/${address}`, { headers: { authorization: `Bearer ${bearer}` } });
    assert.equal(await (await fetched(token)).text(), code);
    assert.equal((await fetched(newToken('person'))).status, 401);
    assert.equal((await registryAt(registry.url, null).get(address)).status, 401);
    await own().publish(aRelease('grocery', version));
    for (const path of [`grocery/${version}`, 'grocery/9.9.9'])
      assert.equal((await own().get(`releases/${path}/server-bundle`)).body.code, 'no-server-bundle');
  });

  it('lists the newest releases first, with their sizes', async () => {
    await own().publish(aRelease('host', version));
    const { body } = await own().get('releases?remote=host');
    const [newest] = body.releases as {
      remote: string;
      version: string;
      bytes: number;
      compressedBytes: number;
    }[];
    assert.deepEqual([newest?.remote, newest?.version], ['host', version]);
    assert.ok(newest && newest.compressedBytes < newest.bytes);
  });

  it('answers unknown releases with a problem', async () => {
    const { status, type, body } = await own().get('nothing');
    assert.deepEqual([status, type, body.code], [404, 'application/problem+json', 'not-found']);
    const misspelt = await own().get('releases/%zz');
    assert.deepEqual([misspelt.status, misspelt.type], [400, 'application/problem+json']);
  });
});
