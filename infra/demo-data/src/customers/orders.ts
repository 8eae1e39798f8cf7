import type { DemoItem } from '../catalogue/items.ts';
import { groupBy } from '../group-by.ts';
import { seeded } from '../random.ts';
import { FIRST_CUSTOMER, SECOND_CUSTOMER } from './customers.ts';

const DAY = 86_400_000;
/** How many stores of a module and zone each account ordered from; never the same for both. */
const history = [
  { customer: FIRST_CUSTOMER, seed: 'first', stores: 3 },
  { customer: SECOND_CUSTOMER, seed: 'second', stores: 2 },
];

/** Past orders, so that there are stores to visit again (HOM-19). */
export function orderRows(items: readonly DemoItem[], now: Date) {
  const shelves = groupBy(items, ({ store }) => store.id);
  const groups = groupBy(
    [...shelves.values()].filter(([first]) => first && !first.store.options.has('inactive')),
    ([first]) => `${first?.store.module}-${first?.store.zone}`,
  );
  const orders: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  for (const [group, stores] of groups) {
    let free = seeded(`visited-${group}`).shuffled(stores);
    for (const { customer, seed, stores: count } of history) {
      const visited = free.slice(0, count);
      free = free.slice(count);
      visited.forEach((shelf, index) => {
        const random = seeded(`order-${seed}-${group}-${index}`);
        const bought = random.shuffled(shelf).slice(0, random.whole(1, 4));
        const [first] = bought;
        if (!first) return;
        const id = orders.length + 1;
        const sold = bought.map(({ row }) => ({
          item_id: row.id,
          quantity: random.whole(1, 3),
          price: row.price,
        }));
        orders.push({
          id,
          customer_id: customer,
          store_id: first.store.id,
          module_id: first.row.module_id,
          status: 'delivered',
          total: sold.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
          created_at: new Date(now.getTime() - (2 + index * 9 + random.next() * 5) * DAY).toISOString(),
        });
        for (const line of sold) lines.push({ id: lines.length + 1, order_id: id, ...line });
      });
    }
  }
  return { orders, lines };
}
