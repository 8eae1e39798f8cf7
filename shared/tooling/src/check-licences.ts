import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownLicences, shippedPackages, type ShippedPackage } from './licences/shipped-packages.ts';

const LICENCES_FILE = 'docs/licences.md';
const BEGIN = '<!-- made by npm run licences -->';
const END = '<!-- end -->';

/** What Souk itself is under: LICENSE in the root, and in every package that teams outside install. */
const OWN_LICENCE = 'Apache-2.0';

/** Allowed licences of shipped packages; docs/licences.md lists what each requires. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Licences that are allowed for these packages alone: libvips, which sharp loads as a library, and what `souk verify` looks with. */
const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^axe-core$/,
};

/** Whether every part of an SPDX expression (or one side of an OR) is allowed. */
function isAllowed({ name, licence }: ShippedPackage): boolean {
  const isPart = (part: string) => ALLOWED.has(part) || (ALLOWED_FOR[part]?.test(name) ?? false);
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((part) => isPart(part.trim())));
}

/** The packages by licence, as they stand in the document. */
export function licenceTable(packages: readonly ShippedPackage[]): string {
  const byLicence = new Map<string, string[]>();
  for (const { name, licence } of packages)
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `\`${name}\``]);
  return [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `**${licence}**: ${names.join(', ')}.`)
    .join('\n\n');
}

/** The document with the list of `packages` in its place. @throws Error where the document has no place for it. */
export function withLicences(document: string, packages: readonly ShippedPackage[]): string {
  const [before, rest] = document.split(`${BEGIN}\n`);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${LICENCES_FILE} has no lines "${BEGIN}" and "${END}". Restore them.`);
  return `${before}${BEGIN}\n\n${licenceTable(packages)}\n\n${END}${after}`;
}

/** Problems with the licences of a repository, one sentence each. */
export function checkLicences(root: string): string[] {
  const packages = shippedPackages(root);
  const document = readFileSync(join(root, LICENCES_FILE), 'utf8');
  const problems = packages
    .filter((each) => !isAllowed(each))
    .map(({ name, licence }) => `${name} is under ${licence}, which is not allowed. Use another package.`);
  for (const { directory, licence } of ownLicences(root))
    if (licence !== OWN_LICENCE)
      problems.push(
        `${join(directory, 'package.json')} names the licence ${licence}. Write "license": "${OWN_LICENCE}", then run npm install.`,
      );
  if (withLicences(document, packages) !== document)
    problems.push(`The list in ${LICENCES_FILE} is outdated. Run npm run licences.`);
  return problems;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../../..');
  const file = join(root, LICENCES_FILE);
  if (!process.argv.includes('--check'))
    writeFileSync(file, withLicences(readFileSync(file, 'utf8'), shippedPackages(root)));
  const problems = checkLicences(root);
  problems.forEach((problem) => console.log(problem));
  if (problems.length > 0) process.exitCode = 1;
}
