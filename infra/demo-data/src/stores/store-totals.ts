import type { DemoItem } from '../catalogue/items.ts';
import type { StoreTotals } from './stores.ts';

/** What a store's items add up to. */
export function storeTotals(items: readonly DemoItem[]): Map<number, StoreTotals> {
  const totals = new Map<number, StoreTotals>();
  for (const { row, store } of items) {
    const sofar = totals.get(row.store_id) ?? {
      ratingSum: 0,
      ratingCount: 0,
      orders: 0,
      veg: false,
      nonVeg: false,
    };
    const kitchen = store.module === 'food';
    totals.set(row.store_id, {
      ratingSum: sofar.ratingSum + row.rating_sum,
      ratingCount: sofar.ratingCount + row.rating_count,
      orders: sofar.orders + row.order_count,
      veg: sofar.veg || (kitchen && row.veg),
      nonVeg: sofar.nonVeg || (kitchen && !row.veg),
    });
  }
  return totals;
}
