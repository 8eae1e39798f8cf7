import { execFileSync } from 'node:child_process';
import { UserError } from '../user-error.ts';

/** Branches that a change goes into, the first one that exists. */
const BASES = ['main', 'origin/main'];

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function mergeBase(root: string): string {
  for (const base of BASES)
    try {
      return git(root, 'merge-base', base, 'HEAD');
    } catch {
      // no such branch: the next one
    }
  throw new UserError(
    `There is no branch ${BASES.join(' or ')} to compare with. Fetch it: git fetch origin main`,
  );
}

/** Files that differ from where this branch left main, committed or not, from the root; removed ones too. */
export function changedFiles(root: string): string[] {
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', mergeBase(root));
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}\0${added}`.split('\0'))].filter(Boolean).sort();
}
