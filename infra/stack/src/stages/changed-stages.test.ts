import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { changedFiles } from './changed-files.ts';
import { changedStages } from './changed-stages.ts';

describe('the stages of npm test -- --changed', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@souk.example', ...args], { cwd: root });
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const addPackage = (folder: string, ...dependencies: string[]) =>
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: folder, dependencies: Object.fromEntries(dependencies.map((it) => [it, '1'])) }),
    );

  before(() => {
    root = mkdtempSync(join(tmpdir(), 'souk-changed-'));
    addPackage('shared/contracts');
    write('shared/contracts/src/money.test.ts');
    addPackage('remotes/food', 'shared/contracts');
    write('remotes/food/jest.config.cjs');
    write('remotes/food/remote.json', '{}');
    write('remotes/food/src/home.tsx');
    write('remotes/food/src/home.test.tsx');
    addPackage('infra/edge', 'shared/contracts');
    write('infra/edge/src/proxy.test.ts');
    write('e2e/specs/cart.spec.ts');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-qm', 'first');
    git('checkout', '-qb', 'topic');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('cover what was committed since main, edited, added and removed', () => {
    write('shared/contracts/src/committed.ts');
    git('add', '-A');
    git('commit', '-qm', 'second');
    write('remotes/food/src/home.tsx', 'edited');
    write('remotes/food/src/added.tsx');
    rmSync(join(root, 'remotes/food/remote.json'));
    assert.deepEqual(changedFiles(root), [
      'remotes/food/remote.json',
      'remotes/food/src/added.tsx',
      'remotes/food/src/home.tsx',
      'shared/contracts/src/committed.ts',
    ]);
    git('stash', '-q', '-u');
    git('reset', '-q', '--hard', 'main');
  });

  it('cover a file and the tests of what imports it, by jest', () => {
    assert.deepEqual(changedStages(root, ['remotes/food/src/home.tsx']), {
      format: ['remotes/food/src/home.tsx'],
      lint: ['remotes/food/src/home.tsx'],
      unit: ['remotes/food/src/home.tsx'],
      services: [],
      journeys: [],
    });
  });

  it('run every test of the package for a file that nothing imports, and for a removed one', () => {
    for (const file of ['remotes/food/remote.json', 'remotes/food/src/removed.tsx'])
      assert.deepEqual(changedStages(root, [file]).unit, ['remotes/food/src/home.test.tsx']);
  });

  it("run the tests of packages that depend on it, by Node's runner", () => {
    assert.deepEqual(changedStages(root, ['shared/contracts/src/money.ts']).services, [
      join(root, 'shared/contracts/src/money.test.ts'),
      join(root, 'infra/edge/src/proxy.test.ts'),
    ]);
  });

  it('run every test after an install', () => {
    write('package-lock.json', '{}');
    const { unit, services } = changedStages(root, ['package-lock.json']);
    assert.deepEqual(unit, ['remotes/food/src/home.test.tsx']);
    assert.equal(services.length, 2);
  });

  it('run no test for a page of the docs, and name changed journeys', () => {
    write('docs/testing.md');
    const { unit, services, format, lint, journeys } = changedStages(root, [
      'docs/testing.md',
      'e2e/specs/cart.spec.ts',
    ]);
    assert.deepEqual([unit, services], [[], []]);
    assert.deepEqual(format, ['docs/testing.md', 'e2e/specs/cart.spec.ts']);
    assert.deepEqual(lint, ['e2e/specs/cart.spec.ts']);
    assert.deepEqual(journeys, ['e2e/specs/cart.spec.ts']);
  });
});
