import { inBothLanguages, readTable } from '../../src/read-table.ts';
import { words } from '../../src/words.ts';
import type { Words } from '../../src/words.ts';

const rows = readTable('../tools/city/street-names', ['kind', ...inBothLanguages('name')]);
const namesOf = (kind: string): Words[] =>
  rows.filter((row) => row.text('kind') === kind).map((row) => row.words('name'));

export const avenueNames: Words[] = namesOf('avenue');

const kinds = [words('Street', 'شارع'), words('Lane', 'زقاق'), words('Walk', 'ممشى')];
const nouns = namesOf('street');

/** Enough names for all named streets: streets first, then lanes, then walks. */
export const streetNames: Words[] = kinds.flatMap((kind) =>
  nouns.map(({ en, ar }) => words(`${en} ${kind.en}`, `${kind.ar} ${ar}`)),
);
