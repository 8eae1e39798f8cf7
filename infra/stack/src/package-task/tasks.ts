import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../gate/checks.ts';
import { nodeTestFilesOf, testsWithJest } from '../gate/test-files.ts';
import { ROOT } from '../root.ts';

const CACHE = join(ROOT, '.cache');

/** Arguments of Node for a package's folder, from the root; null where there is nothing to do. */
type Task = (folder: string, args: readonly string[]) => readonly string[] | null;

export const TASKS = {
  lint: (folder, args) => [
    ...CHECKS.lint.slice(0, -1),
    ...['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint'), ...args],
    folder,
  ],
  types: (folder, args) => {
    const [tsc] = CHECKS.types;
    const name = folder.replaceAll('/', '-');
    return [tsc, '--project', packageTsconfig(folder, name), ...args];
  },
  test: (folder, args) => {
    if (testsWithJest(join(ROOT, folder))) {
      const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
      return [jest, '--projects', folder, ...args];
    }
    const files = nodeTestFilesOf(join(ROOT, folder), 'services');
    return files.length === 0 ? null : ['--import', 'tsx', '--test', ...args, ...files];
  },
} satisfies Record<string, Task>;

export const isTask = (name: string): name is keyof typeof TASKS => Object.hasOwn(TASKS, name);

/** A TypeScript configuration of one package, made from the repository's: a file of its own in every package would say the same. */
function packageTsconfig(folder: string, name: string): string {
  const path = join(CACHE, `tsconfig.${name}.json`);
  mkdirSync(CACHE, { recursive: true });
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: { incremental: true, tsBuildInfoFile: `./types-${name}.json` },
    // Declarations of pictures, fonts and untyped packages are needed wherever their users are.
    include: [`../${folder}/**/*`, '../host/src/**/*.d.ts', '../shared/*/src/**/*.d.ts'],
    exclude: ['../**/node_modules', '../**/dist', '../infra/release-cli/templates'],
  };
  writeFileSync(path, JSON.stringify(config));
  return path;
}
