import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packPackages } from './pack-packages.ts';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
}

describe('the packages that teams outside build against', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-pack-'));
  const packed: { manifest: Manifest; files: string[] }[] = [];
  const tar = (...args: string[]) => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });

  before(async () => {
    writeFileSync(join(folder, 'souk-ui-0.0.1.tgz'), 'of an earlier run');
    for (const tarball of await packPackages(folder))
      packed.push({
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

  it('need no package of Souk that is not among them', () => {
    const names = packed.map(({ manifest }) => manifest.name);
    for (const { manifest } of packed)
      for (const name of Object.keys(manifest.dependencies ?? {}))
        if (name.startsWith('@souk/')) assert.ok(names.includes(name), `${manifest.name} needs ${name}`);
  });
});
