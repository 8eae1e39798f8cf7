import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sourceHash } from './source-hash.ts';

describe("the hash of a package's sources", () => {
  let home = '';
  const write = async (path: string, content: unknown) => {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const hash = (provided: string[] = []) => sourceHash(home, { provided });

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'souk-hash-'));
    await write('package.json', { name: 'flowers', dependencies: { '@souk/ui': '1', petals: '1' } });
    await write('src/remote.tsx', 'export {};');
    await write('node_modules/@souk/ui/package.json', {
      name: '@souk/ui',
      version: '1.0.0',
      peerDependencies: { stems: '1' },
    });
    await write('node_modules/stems/package.json', { name: 'stems', version: '1.0.0' });
    await write('node_modules/@souk/ui/src/index.ts', 'export const one = 1;');
    await write('node_modules/petals/package.json', { name: 'petals', version: '1.0.0' });
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const changes: [string, string, unknown][] = [
    ['a source', 'src/remote.tsx', 'export const two = 2;'],
    ['a source of a shared package', 'node_modules/@souk/ui/src/index.ts', 'export const two = 2;'],
    ['the version of a package', 'node_modules/petals/package.json', { name: 'petals', version: '1.0.1' }],
    [
      'the version of a package that one of them brings',
      'node_modules/@souk/ui/package.json',
      { name: '@souk/ui', version: '1.0.0', dependencies: { petals: '1' } },
    ],
    [
      'the version of a peer of a shared package',
      'node_modules/stems/package.json',
      { name: 'stems', version: '1.0.1' },
    ],
  ];
  for (const [what, path, content] of changes)
    it(`changes after a change of ${what}`, async () => {
      const before = hash();
      await write(path, content);
      assert.notEqual(hash(), before);
    });

  it('stays the same after changes in tests, in what is not built, and in what the host provides', async () => {
    const before = hash(['@souk/ui']);
    await write('src/remote.test.tsx', 'it();');
    await write('packages/ui.tgz', '…');
    await write('dist/1.0.0/remoteEntry.js', '…');
    await write('node_modules/@souk/ui/src/index.ts', 'export const two = 2;');
    assert.equal(hash(['@souk/ui']), before);
  });
});
