import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const inside = (parent: string) => readdirSync(join(ROOT, parent)).map((name) => join(ROOT, parent, name));

/** Every package that may have tests of its own; those of e2e need the stack. */
const packages = () => [...inside('shared'), ...inside('remotes'), ...inside('infra'), join(ROOT, 'host')];

/** Whether jest runs a package's tests; otherwise Node's own runner does. */
export const testsWithJest = (directory: string) => existsSync(join(directory, 'jest.config.cjs'));

/** What `souk new` copies: its tests have to pass for a team from the first day. */
const TEMPLATE = join(ROOT, 'infra/release-cli/templates/remote');

/** Packages whose tests run in jest's browser environment, and the template of a remote. */
export const jestProjects = () => [...packages().filter(testsWithJest), TEMPLATE];

/** Tests with many concurrent calls, kills and faults, which take long. */
const STRESS = '.stress.test.ts';

/** The test files of a package, for either runner. */
export const testFilesOf = (directory: string) =>
  readdirSync(join(directory, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(directory, 'src', path))
    .sort();

/** A package's test files for Node's own runner, which supports no patterns in Node 20. */
export function nodeTestFilesOf(directory: string, kind: 'services' | 'stress'): string[] {
  if (testsWithJest(directory) || !existsSync(join(directory, 'src'))) return [];
  return testFilesOf(directory).filter(
    (path) => path.endsWith('.test.ts') && path.endsWith(STRESS) === (kind === 'stress'),
  );
}

/** Test files of all packages for Node's own runner. */
export const nodeTestFiles = (kind: 'services' | 'stress'): string[] =>
  packages()
    .flatMap((directory) => nodeTestFilesOf(directory, kind))
    .sort();
