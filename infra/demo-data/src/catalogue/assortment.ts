import { seeded } from '../random.ts';
import type { DemoStore } from '../stores/stores.ts';
import { editionOf } from './editions.ts';
import { products } from './products.ts';
import type { Product } from './products.ts';

/** The products of a store: all of its own trade first, then some of the others, then further editions of them. */
export function assortmentOf(store: DemoStore, count: number): Product[] {
  const random = seeded(`assortment-${store.slug}`);
  const [own] = store.kind.categories;
  const sold = products.filter(
    ({ module, category }) => module === store.module && store.kind.categories.includes(category),
  );
  const order = [
    ...random.shuffled(sold.filter(({ category }) => category === own)),
    ...random.shuffled(sold.filter(({ category }) => category !== own)),
  ];
  return Array.from({ length: count }, (_, index) => {
    const product = order[index % order.length];
    if (!product)
      throw new Error(
        `The store ${store.slug} has nothing to sell: no product of infra/demo-data/data/catalogue fits its kind. Add one, or change the kind of the store.`,
      );
    return editionOf(product, Math.floor(index / order.length));
  });
}
