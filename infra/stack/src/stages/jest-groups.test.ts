import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { writeJestGroups } from './jest-groups.ts';

describe('test files of a package that share a page', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'souk-groups-'));
    write('host/jest.config.cjs', 'module.exports = { transformIgnorePatterns: [] };');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** The files of each group, and those that run alone. */
  function grouped() {
    const path = writeJestGroups(root, [join(root, 'host')], join(root, 'groups'));
    const { projects } = JSON.parse(readFileSync(path, 'utf8')) as { projects: { testMatch: string[] }[] };
    const tests = projects.flatMap(({ testMatch }) => testMatch).map((test) => relative(root, test));
    const files = (group: string) =>
      [...readFileSync(join(root, group), 'utf8').matchAll(/describe\("([^"]*)"/g)].map(([, file]) => file);
    return {
      alone: tests.filter((test) => test.startsWith('host/')),
      groups: tests.filter((test) => test.startsWith('groups/')).map(files),
    };
  }

  it('are those with the same helpers, whose hooks hold for all of them', () => {
    write('host/src/a.test.ts', "import { marketplace } from '@souk/testing';");
    write('host/src/b.test.ts', "import { marketplace } from '@souk/testing';");
    write('host/src/c.test.ts', '');
    write('host/src/cart/d.test.tsx', '');
    write('host/src/cart/e.test.ts', "import { renderHost } from '../testing/render-host.tsx';");
    assert.deepEqual(grouped(), {
      alone: ['host/src/cart/e.test.ts'],
      groups: [
        ['host/src/a.test.ts', 'host/src/b.test.ts'],
        ['host/src/c.test.ts', 'host/src/cart/d.test.tsx'],
      ],
    });
  });

  it('are none that replace modules or ask for a page of their own', () => {
    write('host/src/a.test.ts', "jest.mock('./a.ts');");
    write('host/src/b.test.ts', 'beforeEach(() => jest.resetModules());');
    write('host/src/c.test.ts', '// own page: it is said once.');
    write('host/src/d.test.ts', '');
    write('host/src/e.test.ts', '');
    assert.deepEqual(grouped(), {
      alone: ['host/src/a.test.ts', 'host/src/b.test.ts', 'host/src/c.test.ts'],
      groups: [['host/src/d.test.ts', 'host/src/e.test.ts']],
    });
  });

  it('are no more than a worker runs in a short time', () => {
    for (const name of ['a', 'b', 'c', 'd']) write(`host/src/${name}.test.ts`, ' '.repeat(14_000));
    assert.deepEqual(
      grouped().groups.map((files) => files.length),
      [2, 2],
    );
  });
});
