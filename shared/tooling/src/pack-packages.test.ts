import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packPackages } from './pack-packages.ts';
import { BY_CONTENT, federationShares } from './shared-packages.ts';
import { repositoryRoot } from './workspace.ts';

interface Manifest {
  name: string;
  version: string;
  license: string;
  private?: boolean;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
}

describe('the packages that teams outside build against', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-pack-'));
  const packed: { tarball: string; manifest: Manifest; files: string[] }[] = [];
  const tar = (...args: string[]) => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });

  before(async () => {
    writeFileSync(join(folder, 'souk-ui-0.0.1.tgz'), 'of an earlier run');
    for (const tarball of await packPackages(folder))
      packed.push({
        tarball,
        manifest: JSON.parse(tar('-xzOf', tarball, 'package/package.json')) as Manifest,
        files: tar('-tzf', tarball)
          .trim()
          .split('\n')
          .map((path) => path.replace(/^package\//, '')),
      });
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('are the shared ones and the command, one tarball each', () => {
    const names = packed.map(({ manifest }) => manifest.name.replace('@souk/', ''));
    assert.equal(new Set(names).size, names.length);
    for (const name of ['contracts', 'remote-kit', 'storefront', 'testing', 'tooling', 'ui', 'release-cli'])
      assert.ok(names.includes(name), name);
    assert.ok(packed.every(({ manifest }) => !manifest.private));
  });

  it('hold every file that they export or run, their changes, and no tests', () => {
    for (const { manifest, files } of packed) {
      for (const target of Object.values({ ...manifest.exports, ...manifest.bin }))
        assert.ok(files.includes(target.replace('./', '')), `${manifest.name}: ${target}`);
      assert.ok(files.includes('CHANGELOG.md'), manifest.name);
      assert.deepEqual(
        files.filter((file) => file.startsWith('src/') && file.includes('.test.')),
        [],
      );
    }
  });

  it('carry the licence of the repository', () => {
    const licence = readFileSync(join(repositoryRoot, 'LICENSE'), 'utf8');
    for (const { tarball, manifest } of packed) {
      assert.equal(manifest.license, 'Apache-2.0');
      assert.equal(tar('-xzOf', tarball, 'package/LICENSE'), licence, manifest.name);
    }
  });

  it('need no package of Souk that is not among them', () => {
    const names = packed.map(({ manifest }) => manifest.name);
    for (const { manifest } of packed)
      for (const name of Object.keys(manifest.dependencies ?? {}))
        if (name.startsWith('@souk/')) assert.ok(names.includes(name), `${manifest.name} needs ${name}`);
  });

  it('have the same content wherever they are installed, so that a team elsewhere shares them with the page', () => {
    const installed = join(folder, 'flowers/node_modules');
    mkdirSync(installed, { recursive: true });
    for (const name of readdirSync(join(repositoryRoot, 'node_modules')))
      if (name !== '@souk' && !name.startsWith('.'))
        symlinkSync(join(repositoryRoot, 'node_modules', name), join(installed, name));
    for (const { tarball, manifest } of packed) {
      mkdirSync(join(installed, manifest.name), { recursive: true });
      tar('-xzf', tarball, '--strip-components=1', '-C', join(installed, manifest.name));
    }
    const grocery = join(repositoryRoot, 'remotes/grocery');
    cpSync(join(grocery, 'package.json'), join(folder, 'flowers/package.json'));
    const here = federationShares('remote', grocery);
    const there = federationShares('remote', join(folder, 'flowers'));
    for (const name of BY_CONTENT) assert.match(there[name]?.version ?? '', /^0\.0\.0-h[0-9a-f]{12}$/);
    assert.deepEqual(there, here);
  });
});
