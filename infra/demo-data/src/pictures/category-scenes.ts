import { products } from '../catalogue/products.ts';
import { groupBy } from '../group-by.ts';
import { seeded } from '../random.ts';
import type { Composition } from './composition.ts';
import { MODULES_WITH_ITEMS, readPictures } from './item-pictures.ts';
import { table } from './scenes.ts';

const colours = {
  food: '#dfa173',
  grocery: '#9dbb7d',
  pharmacy: '#83bfc0',
  ecommerce: '#b9a594',
  parcel: '#9ab0c9',
};

/** A table with each category's things: the second picture in its items' galleries. */
export function categoryScenes(): Composition[] {
  const pictures = new Map(
    MODULES_WITH_ITEMS.flatMap(readPictures).map(({ picture, things }) => [picture, things.split(' ')]),
  );
  return [...groupBy(products, ({ category }) => category)].map(([category, sold]) => {
    const [first] = sold;
    const shown = sold.map(({ picture }) => pictures.get(picture) ?? []);
    const main = seeded(`table-${category}`).shuffled([...new Set(shown.map(([hero = '']) => hero))]);
    const beside = shown.flatMap((things) => things.slice(1));
    const things = [...new Set([...main, ...beside])];
    return table(`scenes/${category}`, colours[first?.module ?? 'parcel'], things.slice(0, 5).join(' '));
  });
}
