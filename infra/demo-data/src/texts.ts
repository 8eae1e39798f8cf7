import { inBothLanguages, readTable } from './read-table.ts';
import type { Words } from './words.ts';

const texts = new Map(
  readTable('texts', ['key', ...inBothLanguages('text')]).map((row) => [row.text('key'), row.words('text')]),
);

/** A text of the demo that belongs to no other table. */
export function textOf(key: string): Words {
  const text = texts.get(key);
  if (!text) throw new Error(`infra/demo-data/data/texts.csv has no text ${key}. Add a row with it.`);
  return text;
}
