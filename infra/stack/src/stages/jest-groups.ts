import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { testFilesOf } from './test-files.ts';

const require = createRequire(import.meta.url);

/** Its modules are not those of other files, or it says in a comment why it needs a page of its own. */
const NEEDS_OWN_PAGE =
  /jest\.(mock|doMock|resetModules|isolateModules\w*)\(|await import\(|@jest-environment|own page:/;
/** Bytes of test files: what takes far longer than loading the modules is better spread over the workers. */
const MAX_GROUP_BYTES = 30_000;

/** Packages whose hooks hold for every test of a file that imports them. */
const HELPERS = /from '((?:@souk\/testing|[^']*\/testing\/)[^']*)'/g;
const LIBRARY = '@testing-library/react';

/**
 * Writes files that each load several test files of one package into one page, and a configuration of jest that runs
 * these. jest loads all modules again for every test file, which takes longer than most files' tests. Files of a group
 * import the same test helpers. Answers the configuration's path.
 * @param folder Inside the repository, so that packages are found. Emptied first.
 */
export function writeJestGroups(root: string, projects: readonly string[], folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  const configs = projects.map((directory) => {
    const groups = join(folder, relative(root, directory).replaceAll('/', '-'));
    mkdirSync(groups, { recursive: true });
    const { alone, grouped } = splitFiles(testFilesOf(directory));
    const written = grouped.map((group, index) => {
      const path = join(groups, `group-${index + 1}.test.js`);
      writeFileSync(path, sourceOf(root, group));
      return path;
    });
    const config = require(join(directory, 'jest.config.cjs')) as { transformIgnorePatterns: string[] };
    return {
      ...config,
      roots: [join(directory, 'src'), groups],
      testMatch: [...alone, ...written],
      transformIgnorePatterns: [...config.transformIgnorePatterns, groups],
    };
  });
  const path = join(folder, 'jest.config.json');
  writeFileSync(path, JSON.stringify({ rootDir: root, projects: configs }));
  return path;
}

interface Group {
  helpers: readonly string[];
  files: readonly string[];
}

function splitFiles(files: readonly string[]): { alone: string[]; grouped: Group[] } {
  const alone: string[] = [];
  const byHelpers = new Map<string, { helpers: string[]; files: string[] }>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    if (NEEDS_OWN_PAGE.test(source)) {
      alone.push(file);
      continue;
    }
    const helpers = helpersOf(file, source);
    const group = byHelpers.get(helpers.join()) ?? { helpers, files: [] };
    group.files.push(file);
    byHelpers.set(helpers.join(), group);
  }
  const groups = [...byHelpers.values()].flatMap(({ helpers, files }) =>
    ofBoundedSize(files).map((part) => ({ helpers, files: part })),
  );
  return {
    alone: [...alone, ...groups.filter(({ files }) => files.length === 1).flatMap(({ files }) => files)],
    grouped: groups.filter(({ files }) => files.length > 1),
  };
}

const helpersOf = (file: string, source: string) =>
  [...new Set([...source.matchAll(HELPERS)].map(([, path = '']) => path))]
    .map((path) => (path.startsWith('.') ? resolve(dirname(file), path) : path))
    .sort();

function ofBoundedSize(files: readonly string[]): string[][] {
  const groups: string[][] = [];
  let bytes = Infinity;
  for (const file of files) {
    const { size } = statSync(file);
    if (bytes + size > MAX_GROUP_BYTES) {
      groups.push([]);
      bytes = 0;
    }
    bytes += size;
    groups.at(-1)?.push(file);
  }
  return groups;
}

/** Helpers come first, since their hooks hold for what follows; each file's own hooks hold for its tests. */
function sourceOf(root: string, { helpers, files }: Group): string {
  const load = (path: string) => `require(${JSON.stringify(path)});`;
  return [
    `const { resetPage } = require(${JSON.stringify(join(import.meta.dirname, 'jest-reset-page.cjs'))});`,
    ...[LIBRARY, ...helpers].map(load),
    ...files.map((file) =>
      [
        `describe(${JSON.stringify(relative(root, file))}, () => {`,
        `  ${load(file)}`,
        '  afterAll(resetPage);',
        '});',
      ].join('\n'),
    ),
  ].join('\n');
}

/** Whether a file that jest names is a group: its tests' names begin with their own files. */
export const isGroup = (path: string) => /^group-\d+\.test\.js$/.test(basename(path));
