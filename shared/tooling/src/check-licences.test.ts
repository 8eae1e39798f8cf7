import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkLicences, withLicences } from './check-licences.ts';
import { shippedPackages } from './licences/shipped-packages.ts';

const trees: string[] = [];
after(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

const EMPTY = '# Licences\n\n<!-- made by npm run licences -->\n<!-- end -->\n';

/** A repository of a host that needs what is given, and of tools that need webpack. */
function aRepository(licences: Record<string, string>, ownLicence = 'Apache-2.0'): string {
  const root = mkdtempSync(join(tmpdir(), 'souk-licences-'));
  trees.push(root);
  mkdirSync(join(root, 'docs'));
  const names = Object.keys(licences);
  const packages = {
    '': { license: 'Apache-2.0', workspaces: ['host', 'shared/*'] },
    host: {
      license: ownLicence,
      dependencies: Object.fromEntries([...names, '@souk/tooling'].map((name) => [name, '*'])),
    },
    'shared/tooling': { license: 'Apache-2.0', dependencies: { webpack: '*' } },
    'node_modules/@souk/tooling': { link: true, resolved: 'shared/tooling' },
    'node_modules/webpack': { license: 'SSPL-1.0' },
    'node_modules/only-in-tests': { license: 'SSPL-1.0', dev: true },
    ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, { license: licences[name] }])),
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(root, 'docs/licences.md'), withLicences(EMPTY, shippedPackages(root)));
  return root;
}

describe('the check of licences', () => {
  it('finds nothing where all shipped packages are listed and allowed, whatever the build uses', () => {
    assert.deepEqual(
      checkLicences(aRepository({ react: 'MIT', fonts: 'OFL-1.1', both: '(GPL-2.0 OR MIT)' })),
      [],
    );
  });

  it('names a package whose licence is not allowed, or that has none', () => {
    for (const licence of ['AGPL-3.0-only', 'MIT AND GPL-3.0-or-later', 'LGPL-3.0-or-later', 'none'])
      assert.match(checkLicences(aRepository({ copyleft: licence }))[0] ?? '', /^copyleft is under /);
  });

  it('allows the LGPL only for the libvips of sharp', () => {
    assert.deepEqual(checkLicences(aRepository({ '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later' })), []);
    assert.match(
      checkLicences(aRepository({ '@img/libvips': 'LGPL-3.0-or-later' }))[0] ?? '',
      /^@img\/libvips is under /,
    );
  });

  it('names a package of ours that is under another licence than the repository', () => {
    assert.deepEqual(checkLicences(aRepository({ react: 'MIT' }, 'UNLICENSED')), [
      'host/package.json names the licence UNLICENSED. Write "license": "Apache-2.0", then run npm install.',
    ]);
  });

  it('reports a document that does not list what is shipped', () => {
    const root = aRepository({ react: 'MIT' });
    writeFileSync(join(root, 'docs/licences.md'), EMPTY);
    assert.deepEqual(checkLicences(root), [
      'The list in docs/licences.md is outdated. Run npm run licences.',
    ]);
  });
});
