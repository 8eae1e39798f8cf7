import { groupBy } from '../group-by.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import type { StoreKind } from '../stores/store-kind.ts';
import type { Words } from '../words.ts';

const sets = groupBy(
  readTable('catalogue/add-ons', ['set', ...inBothLanguages('name'), 'price']).map((row) => ({
    set: row.text('set'),
    addOn: { name: row.words('name'), price: row.cents('price') },
  })),
  ({ set }) => set,
);

/** The add-ons of a food store of this kind; prices in cents. */
export const addOnsOf = ({ addOns }: StoreKind): { name: Words; price: number }[] =>
  (sets.get(addOns) ?? []).map(({ addOn }) => addOn);
