import { readTable } from '../read-table.ts';

export interface StoreKind {
  name: string;
  /** What it sells, its own trade first. */
  categories: string[];
  cover: string;
  /** What its logos show. */
  emblems: string[];
  /** The set of add-ons of its dishes. */
  addOns: string;
}

export const storeKinds = new Map<string, StoreKind>(
  readTable('stores/kinds', ['kind', 'categories', 'cover', 'emblems', 'add_ons']).map((row) => [
    row.text('kind'),
    {
      name: row.text('kind'),
      categories: row.list('categories'),
      cover: row.text('cover'),
      emblems: row.list('emblems'),
      addOns: row.optional('add_ons') || 'savoury',
    },
  ]),
);
