import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { contentKey, passedBefore, rememberPassed } from './passed-before.ts';

describe('a task of a package that passed', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'souk-passed-'));
    execFileSync('git', ['init', '-q'], { cwd: root });
    write('.gitignore', '.cache/');
    const manifest = (name: string, ...dependencies: string[]) =>
      JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((it) => [it, '1.0.0'])) });
    write('remotes/food/package.json', manifest('food', 'ui'));
    write('shared/ui/package.json', manifest('ui', 'contracts'));
    write('shared/contracts/package.json', manifest('contracts'));
    write('infra/edge/package.json', manifest('edge', 'contracts'));
    rememberPassed(root, 'remotes/food', 'test', contentKey(root, 'remotes/food', 'test'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const runsAgain = () => !passedBefore(root, 'remotes/food', 'test');

  it('does not run again with the same files', () => assert.equal(runsAgain(), false));

  it('runs again after a change of its own, or of a package it depends on', () => {
    write('remotes/food/src/home.tsx', 'export {}');
    assert.equal(runsAgain(), true);
    rmSync(join(root, 'remotes/food/src'), { recursive: true });
    assert.equal(runsAgain(), false);
    write('shared/contracts/src/money.ts', 'export {}');
    assert.equal(runsAgain(), true);
  });

  it('runs the tests of the settings again after a change of the table in the README', () => {
    write('shared/tooling/package.json', '{ "name": "tooling" }');
    write('README.md', '| `PORT` | 8080 |');
    const key = contentKey(root, 'shared/tooling', 'test');
    rememberPassed(root, 'shared/tooling', 'test', key);
    assert.equal(passedBefore(root, 'shared/tooling', 'test'), true);
    write('README.md', '| `PORT` | 80 |');
    assert.equal(passedBefore(root, 'shared/tooling', 'test'), false);
  });

  it('runs again after an install', () => {
    write('package-lock.json', '{}');
    assert.equal(runsAgain(), true);
  });

  it('does not run again after a change of what it does not use', () => {
    write('README.md', 'Souk');
    write('infra/edge/src/proxy.ts', 'export {}');
    assert.equal(runsAgain(), false);
  });
});
