import type { DemoItem } from './items.ts';

const FAVOURITES = 3;

/**
 * Basic medicine nearby is listed by orders, and its tabs come from what is listed: a few of each of the four
 * categories lead in each zone, so that all four tabs are there (HOM-3).
 */
export function popularBasics(items: readonly DemoItem[]): void {
  const seen = new Map<string, number>();
  for (const { row, product, store } of items) {
    if (!row.basic || store.inactive) continue;
    const group = `${store.zone}-${product.category}`;
    const count = seen.get(group) ?? 0;
    if (count < FAVOURITES) row.order_count = 1000 - count * 20 - (row.id % 20);
    seen.set(group, count + 1);
  }
}
