import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of requirements, from the repository's root. */
export const REQUIREMENTS_FILE = 'docs/requirements.md';

/** A code such as `CRT-9`, or a range such as `PAY-1 to PAY-5`. */
const CITATION = /\b([A-Z][A-Z0-9]{1,3})-(\d{1,3})\b(?: to \1-(\d{1,3})\b)?/g;
const DEFINITION = /^(?:\d+\. \*\*|- )([A-Z][A-Z0-9]{1,3}-\d+)\b/gm;

/** One code in a text; a range yields each code between its ends. */
export interface Citation {
  code: string;
  /** Where it begins in the text. */
  index: number;
}

/** Every code that the list defines, in its order. @throws Error when the list defines none. */
export function readRequirementCodes(root: string): string[] {
  const text = readFileSync(join(root, REQUIREMENTS_FILE), 'utf8');
  const codes = [...text.matchAll(DEFINITION)].map(([, code = '']) => code);
  if (codes.length === 0) throw new Error(`${REQUIREMENTS_FILE} defines no requirements. Restore the file.`);
  return codes;
}

export const areaOf = (code: string) => code.slice(0, code.indexOf('-'));

/** The codes that a text cites. Codes of an area that is not in `areas`, such as UTF-8, are none. */
export function findCitations(text: string, areas: ReadonlySet<string>): Citation[] {
  return [...text.matchAll(CITATION)].flatMap(({ 1: area = '', 2: from = '', 3: to, index }) => {
    if (!areas.has(area)) return [];
    const first = Number(from);
    const count = Math.max(1, Number(to ?? from) - first + 1);
    return Array.from({ length: count }, (_, at) => ({ code: `${area}-${first + at}`, index }));
  });
}
