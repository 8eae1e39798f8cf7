import { groupBy } from '../group-by.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import type { Product } from './products.ts';

/** Further editions of products, for stores with more items than their trade has products. */
const editions = groupBy(
  readTable('catalogue/editions', ['module', ...inBothLanguages('name'), 'price_factor']).map((row) => ({
    module: row.text('module'),
    name: row.words('name'),
    factor: row.number('price_factor'),
  })),
  ({ module }) => module,
);

/** A product as it is, or in its n-th edition. */
export function editionOf(product: Product, round: number): Product {
  const list = editions.get(product.module) ?? [];
  const edition = list[(round - 1) % list.length];
  if (round === 0 || !edition) return product;
  const number = round > list.length ? ` ${Math.ceil(round / list.length)}` : '';
  return {
    ...product,
    name: {
      en: `${product.name.en}, ${edition.name.en}${number}`,
      ar: `${product.name.ar}، ${edition.name.ar}${number}`,
    },
    price: Math.round(product.price * edition.factor),
  };
}
