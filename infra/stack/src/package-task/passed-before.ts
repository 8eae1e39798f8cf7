import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDependencies } from '../stages/package-graph.ts';

/** What decides about every package: installed versions and the settings of the tools. */
const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.oxlintrc.json',
  'eslint.config.js',
  'shared/testing',
  'shared/tooling',
];

/** What tests of a package read besides the package and those below it. */
const READ_BY_TESTS: Readonly<Record<string, readonly string[]>> = {
  'infra/bench': ['docs/decisions'],
  'infra/release-cli': ['shared'],
  'infra/stack': ['.githooks', 'host', 'remotes', 'souk'],
  'shared/i18n': ['host', 'infra', 'remotes', 'shared'],
  'shared/tooling': ['LICENSE', 'README.md', 'host', 'infra', 'remotes', 'shared'],
};

/** Where it is stored with which files a task of a package last passed. */
const pathOf = (root: string, folder: string, task: string) =>
  join(root, '.cache/passed', `${folder.replaceAll('/', '-')}-${task}`);

/** A hash of all that a task of a package depends on: its files, those of every package below it, and what its tests read. */
export function contentKey(root: string, folder: string, task: string): string {
  const folders = withDependencies(root, folder);
  const read = task === 'test' ? (READ_BY_TESTS[folder] ?? []) : [];
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...COMMON, ...folders, ...read],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const hash = createHash('sha256').update(`${process.version}\0${task}\0`);
  for (const path of [...new Set(listed.split('\0'))].filter(Boolean).sort()) {
    const file = join(root, path);
    if (existsSync(file)) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function passedBefore(root: string, folder: string, task: string): boolean {
  const path = pathOf(root, folder, task);
  return existsSync(path) && readFileSync(path, 'utf8') === contentKey(root, folder, task);
}

/** Stores that a task passed with the files of `key`, which was read before it ran. */
export function rememberPassed(root: string, folder: string, task: string, key: string): void {
  const path = pathOf(root, folder, task);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, key);
}
