import { join } from 'node:path';
import { runNode } from '../child.ts';
import { ROOT } from '../root.ts';
import { type Outcome, checkOutcome, stripColours } from './stage.ts';

const CACHE = join(ROOT, '.cache');
const tool = (path: string) => join(ROOT, 'node_modules', path);

/** The checks that pass or fail, each one program. Their caches depend on content only, so that a fresh clone gets the same result. */
export const CHECKS = {
  format: [tool('oxfmt/bin/oxfmt'), '--list-different', '.'],
  // A quarter of its time was spent on garbage collection of short-lived syntax trees, and most of the rest on what
  // `dependencies` and `oxlint` check.
  lint: [
    '--max-semi-space-size=128',
    tool('eslint/bin/eslint.js'),
    '--rule',
    'repository/dependencies: off',
    '--rule',
    '@typescript-eslint/no-unused-vars: off',
    '--max-warnings',
    '0',
    '.',
  ],
  oxlint: [tool('oxlint/bin/oxlint'), '--type-aware', '.'],
  dependencies: ['--import', 'tsx', join(ROOT, 'shared/tooling/src/check-dependencies.ts')],
  requirements: ['--import', 'tsx', join(ROOT, 'shared/tooling/src/check-requirements.ts'), '--check'],
  licences: ['--import', 'tsx', join(ROOT, 'shared/tooling/src/check-licences.ts'), '--check'],
  unused: [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  // Seven times as fast as TypeScript 6, which ESLint and the packages that teams install still need.
  types: [
    tool('typescript-7/bin/tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(CACHE, 'types.json'),
  ],
} as const;

/** What only makes sense where files are named one by one. */
const OPTIONS_FOR_FILES: Partial<Record<CheckName, readonly string[]>> = {
  format: ['--no-error-on-unmatched-pattern'],
  lint: [
    '--no-warn-ignored',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    join(CACHE, 'eslint'),
  ],
};

export type CheckName = keyof typeof CHECKS;

/** Runs a check over the repository, or over `files` where it is one that looks at files. */
export async function runCheck(
  name: CheckName,
  stop: AbortSignal,
  files?: readonly string[],
): Promise<Outcome> {
  const args = files
    ? [...CHECKS[name].slice(0, -1), ...(OPTIONS_FOR_FILES[name] ?? []), ...files]
    : CHECKS[name];
  const { code, output } = await runNode(args, { cwd: ROOT, stop });
  return checkOutcome(name, code === 0, stripColours(output));
}
