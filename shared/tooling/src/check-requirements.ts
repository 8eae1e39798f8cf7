import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  areaOf,
  findCitations,
  readRequirementCodes,
  REQUIREMENTS_FILE,
} from './requirements/requirement-codes.ts';
import { isTestFile, readTestTitles } from './requirements/test-titles.ts';

const TEXT_FILE = /\.([cm]?[jt]sx?|md|sql|ya?ml|html|css|sh)$/;

/** Which requirements the repository's files cite. */
export interface RequirementReport {
  /** How many codes the list defines. */
  defined: number;
  /** Citations of codes that the list does not define. */
  unknown: { file: string; line: number; code: string }[];
  /** Defined codes that no test's title cites. */
  untested: string[];
}

/** Compares the codes that `files` (paths from the root) cite with the list of requirements. */
export function checkRequirements(root: string, files: readonly string[]): RequirementReport {
  const codes = readRequirementCodes(root);
  const defined = new Set(codes);
  const areas = new Set(codes.map(areaOf));
  const unknown: RequirementReport['unknown'] = [];
  const tested = new Set<string>();
  for (const file of files) {
    if (!TEXT_FILE.test(file) || file === REQUIREMENTS_FILE) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const { code, index } of findCitations(text, areas))
      if (!defined.has(code)) unknown.push({ file, line: text.slice(0, index).split('\n').length, code });
    if (isTestFile(file))
      for (const title of readTestTitles(file, text))
        for (const { code } of findCitations(title, areas)) tested.add(code);
  }
  return { defined: codes.length, unknown, untested: codes.filter((code) => !tested.has(code)) };
}

function listFiles(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  return listed.split('\0').filter((file) => file && !deleted.has(file));
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../../..');
  const { defined, unknown, untested } = checkRequirements(root, listFiles(root));
  for (const { file, line, code } of unknown)
    console.log(`${file}:${line}  ${code} is not defined in ${REQUIREMENTS_FILE}`);
  if (unknown.length > 0) process.exitCode = 1;
  if (!process.argv.includes('--check'))
    for (const area of new Set(untested.map(areaOf)))
      console.log(untested.filter((code) => areaOf(code) === area).join(' '));
  console.log(`${defined - untested.length} of ${defined} requirements are cited by a test.`);
}
