import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkDependencies } from './check-dependencies.ts';

const trees: string[] = [];
after(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

const manifest = (name: string, dependencies: string[] = [], exports: string[] = ['.']) =>
  JSON.stringify({
    name,
    exports: Object.fromEntries(exports.map((door) => [door, './src/index.ts'])),
    dependencies: Object.fromEntries(dependencies.map((it) => [it, '1.0.0'])),
  });

/** A small repository that keeps every rule. */
const SOUND: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'souk',
    devDependencies: { typescript: '6', '@types/react': '19' },
  }),
  'shared/contracts/package.json': manifest('@souk/contracts', [], ['.', './api']),
  'shared/i18n/package.json': manifest('@souk/i18n', ['@souk/contracts'], ['.', './bundles', './money']),
  'shared/ui/package.json': manifest('@souk/ui', ['@souk/i18n', 'react'], ['.', './fonts/*']),
  'shared/ui/src/tokens.ts': "export const white = '#ffffff';",
  'shared/testing/package.json': manifest('@souk/testing', ['@souk/ui']),
  'host/package.json': manifest('@souk/host', ['@souk/ui', '@souk/contracts', 'single-spa']),
  'host/src/main.tsx': "import { start } from 'single-spa';\nimport { Cart } from './cart/cart.tsx';",
  'host/src/cart/cart.tsx':
    "import { text } from '../texts/texts.ts';\nexport const Cart = () => <p aria-label={text('a')}>{is === 'late' ? text('b') : '·'}</p>;",
  'host/src/composition/create-shell.ts':
    "import { Cart } from '../cart/cart.tsx';\nimport { createStore } from '../state/store.ts';",
  'host/src/cart/cart.test.tsx': "import { render } from '@souk/testing';\nconst it = <p>Hello #fff</p>;",
  'remotes/food/package.json': manifest('@souk/remote-food', ['@souk/ui']),
  'remotes/food/src/remote.tsx':
    "import '@souk/ui/fonts/rubik.woff2';\nimport type { ReactNode } from 'react';",
  'remotes/grocery/package.json': manifest('@souk/remote-grocery', ['@souk/ui']),
  'infra/database/package.json': manifest('@souk/database', ['pg']),
  'infra/edge/package.json': manifest('@souk/edge', ['@souk/contracts', '@souk/i18n']),
  'infra/edge/src/index.ts':
    "import { words } from '@souk/i18n/bundles';\nimport { moneyFormat } from '@souk/i18n/money';\nimport { readFile } from 'node:fs/promises';",
  'infra/stack/package.json': manifest('@souk/stack', ['@souk/edge', '@souk/database']),
  'infra/stack/src/start.ts': "import '@souk/edge';",
  'shared/tooling/package.json': manifest('@souk/tooling', ['@souk/contracts']),
};

function rulesBroken(changes: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'souk-rules-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...SOUND, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkDependencies(root).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

describe('the dependency check', () => {
  it('accepts a repository that keeps the rules', () => {
    assert.deepEqual(rulesBroken({}), []);
  });

  const cases: [string, string, string, string][] = [
    [
      'a remote importing a remote',
      'remotes/food/src/a.ts',
      "import '@souk/remote-grocery';",
      'who-may-import-whom',
    ],
    [
      'a shared package importing the host',
      'shared/ui/src/a.ts',
      "import '@souk/host';",
      'who-may-import-whom',
    ],
    [
      'the host importing a remote',
      'host/src/a.ts',
      "const it = import('@souk/remote-food');",
      'who-may-import-whom',
    ],
    [
      'a shared package importing one above it',
      'shared/i18n/src/a.ts',
      "export * from '@souk/ui';",
      'who-may-import-whom',
    ],
    [
      'a service importing another service',
      'infra/edge/src/a.ts',
      "import '@souk/stack';",
      'who-may-import-whom',
    ],
    [
      'a service taking more of i18n than its bundles and its format of money',
      'infra/edge/src/a.ts',
      "import '@souk/i18n';",
      'who-may-import-whom',
    ],
    [
      'code that ships importing what is for tests',
      'host/src/a.ts',
      "import '@souk/testing';",
      'who-may-import-whom',
    ],
    [
      'a path that climbs out of its package',
      'remotes/food/src/a.ts',
      "import '../../grocery/src/home.ts';",
      'own-package',
    ],
    ['an import past the exports', 'host/src/a.ts', "import '@souk/ui/src/button.tsx';", 'exports'],
    ['a primitive importing a feature', 'host/src/state/a.ts', "import '../cart/cart.tsx';", 'features'],
    [
      'a feature importing the composition root',
      'host/src/cart/a.ts',
      "import type { Shell } from '../composition/shell.ts';",
      'features',
    ],
    ['a feature importing its neighbour', 'host/src/location/a.ts', "import '../cart/cart.tsx';", 'features'],
    [
      'a feature importing what is for tests',
      'host/src/location/a.ts',
      "import '../testing/a.ts';",
      'features',
    ],
    [
      'schemas in the browser',
      'host/src/a.ts',
      "import { Item } from '@souk/contracts/api';",
      'no-schemas-in-the-browser',
    ],
    ['single-spa outside the host', 'remotes/food/src/a.ts', "import 'single-spa';", 'restricted-import'],
    ['a package that is not declared', 'remotes/food/src/a.ts', "import ky from 'ky';", 'declared'],
    ['a colour in code', 'host/src/a.ts', 'const it = `color: #1f1a16; width: ${1}px`;', 'colours'],
    ['a colour after a hole in a template', 'host/src/a.ts', 'const it = `${1}px rgb(0 0 0)`;', 'colours'],
    [
      'a style that changes the case of words',
      'host/src/a.ts',
      'const it = `color: red; text-transform: uppercase;`;',
      'texts',
    ],
    ['words in JSX', 'host/src/a.tsx', 'const it = <p>Hello</p>;', 'texts'],
    ['Arabic words in JSX', 'host/src/a.tsx', "const it = <p>{'سلة'}</p>;", 'texts'],
    ['words in an attribute that is read out', 'host/src/a.tsx', 'const it = <img alt="A soup" />;', 'texts'],
    [
      'words on one side of a condition',
      'host/src/a.tsx',
      "const it = <p>{late ? 'Late' : null}</p>;",
      'texts',
    ],
    ['words behind a condition', 'host/src/a.tsx', "const it = <p title={late && ('Late')} />;", 'texts'],
    ['words around a value', 'host/src/a.tsx', 'const it = <p>{`${minutes} min`}</p>;', 'texts'],
  ];
  for (const [what, path, text, rule] of cases) {
    it(`refuses ${what}`, () => {
      assert.deepEqual(rulesBroken({ [path]: text }), [`${path}:1 ${rule}`]);
    });
  }

  it('refuses a dependency that may never be imported', () => {
    const path = 'remotes/food/package.json';
    assert.deepEqual(
      rulesBroken({ [path]: manifest('@souk/remote-food', ['@souk/ui', '@souk/remote-grocery']) }),
      [`${path}:1 who-may-import-whom`],
    );
  });

  it('refuses files that import each other in a circle, types included, and names them once', () => {
    const circle = {
      'infra/edge/src/a.ts': "import { b } from './b.ts';",
      'infra/edge/src/b.ts': "import type { C } from './c.ts';",
      'infra/edge/src/c.ts': "import type { A } from './a.ts';",
    };
    assert.deepEqual(rulesBroken(circle), ['infra/edge/src/c.ts:1 circles']);
  });

  it('allows types of the schemas', () => {
    assert.deepEqual(
      rulesBroken({ 'host/src/a.ts': "import type { Item } from '@souk/contracts/api';" }),
      [],
    );
  });
});
