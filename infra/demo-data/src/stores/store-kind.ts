import { cell, parseTable } from '../table.ts';
import { storeKindTable } from './store-kinds.ts';

export interface StoreKind {
  name: string;
  /** What it sells, its own trade first. */
  categories: string[];
  cover: string;
  emblems: string[];
}

export const storeKinds = new Map<string, StoreKind>(
  parseTable(storeKindTable).map((row) => [
    cell(row, 0),
    {
      name: cell(row, 0),
      categories: cell(row, 1).split(' '),
      cover: cell(row, 2),
      emblems: cell(row, 3).split(' '),
    },
  ]),
);

export function storeKind(name: string): StoreKind {
  const kind = storeKinds.get(name);
  if (!kind) throw new Error(`There is no kind of store named ${name}.`);
  return kind;
}
