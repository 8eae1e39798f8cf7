import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../stages/checks.ts';
import { nodeTestFilesOf, testsWithJest } from '../stages/test-files.ts';
import { ROOT } from '../root.ts';

const CACHE = join(ROOT, '.cache');

/** The commands for a package's folder, each as arguments of Node in the root; none where there is nothing to do. */
type Task = (folder: string, args: readonly string[]) => readonly (readonly string[])[];

export const TASKS = {
  lint: (folder, args) => {
    const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint')];
    const eslint = [...CHECKS.lint.slice(0, -1), ...cache, ...args, folder];
    // Options that are given besides are ESLint's.
    return args.length > 0 ? [eslint] : [eslint, [...CHECKS.oxlint.slice(0, -1), folder]];
  },
  types: (folder, args) => [typesCommand(folder, args)],
  test: (folder, args) => {
    if (testsWithJest(join(ROOT, folder))) {
      const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
      return [[jest, '--projects', folder, ...args]];
    }
    const files = nodeTestFilesOf(join(ROOT, folder), 'services');
    return files.length === 0 ? [] : [['--import', 'tsx', '--test', ...args, ...files]];
  },
} satisfies Record<string, Task>;

export const isTask = (name: string): name is keyof typeof TASKS => Object.hasOwn(TASKS, name);

/** Arguments of Node that check the types of one package. */
export function typesCommand(folder: string, args: readonly string[]): readonly string[] {
  const [tsc] = CHECKS.types;
  return [tsc, '--project', packageTsconfig(folder, folder.replaceAll('/', '-')), ...args];
}

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
