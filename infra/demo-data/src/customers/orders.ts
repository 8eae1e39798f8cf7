import { addressesIn } from '../city/places.ts';
import type { DemoItem } from '../catalogue/items.ts';
import { groupBy } from '../group-by.ts';
import { HARBOUR } from '../modules.ts';
import { seeded } from '../random.ts';
import { demoAccounts, FIRST_CUSTOMER, SECOND_CUSTOMER } from './customers.ts';

const DAY = 86_400_000;
/** The number of stores per module and zone that each account ordered from; the two accounts differ. */
const history = [
  { customer: FIRST_CUSTOMER, seed: 'first', stores: 3 },
  { customer: SECOND_CUSTOMER, seed: 'second', stores: 2 },
];

/** Their history: statuses, and minutes after they were placed (ORD-7). */
const DELIVERED_AFTER = 38;
const steps = [
  ['pending', 0],
  ['confirmed', 2],
  ['processing', 4],
  ['handover', 18],
  ['picked_up', 22],
  ['delivered', DELIVERED_AFTER],
] as const;
const FEE = 700;
const MINUTE = 60_000;
const at = (time: number) => new Date(time).toISOString();

/** The delivery address of an account in a zone. */
function addressOf(customer: number, zone: number) {
  const account = demoAccounts.find(({ id }) => id === customer);
  const door = seeded(`home-${customer}-${zone}`).pick(addressesIn(zone));
  return {
    contact_person_name: `${account?.f_name} ${account?.l_name}`,
    contact_person_number: account?.phone ?? '',
    contact_person_email: null,
    address: door.address.en,
    address_type: 'home',
    latitude: door.latitude,
    longitude: door.longitude,
    road: '',
    house: '',
    floor: '',
    additional_information: '',
  };
}

/** Past orders, so that there are stores to visit again (HOM-19). */
export function orderRows(items: readonly DemoItem[], now: Date) {
  const shelves = groupBy(items, ({ store }) => store.id);
  const groups = groupBy(
    [...shelves.values()].filter(([first]) => first && !first.store.inactive),
    ([first]) => `${first?.store.module}-${first?.store.zone}`,
  );
  const orders: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  const events: Record<string, unknown>[] = [];
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
          name: row.name,
          image: row.image,
          prescription: row.prescription,
        }));
        const subtotal = sold.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const placed = now.getTime() - (2 + index * 9 + random.next() * 5) * DAY;
        const zone = first.store.zone;
        const to = addressOf(customer, zone);
        orders.push({
          id,
          customer_id: customer,
          store_id: first.store.id,
          module_id: first.row.module_id,
          status: 'delivered',
          payment_status: 'paid',
          subtotal,
          delivery_fee: FEE,
          full_delivery_fee: FEE,
          total: subtotal + FEE,
          tax: first.store.module === 'pharmacy' ? 0 : Math.round((subtotal * 0.05) / 1.05),
          distance_metres: random.whole(900, 4_000),
          address: to,
          contact: { name: to.contact_person_name, number: to.contact_person_number, email: null },
          delivery_man_id: zone === HARBOUR ? random.whole(1, 6) : random.whole(7, 11),
          created_at: at(placed),
          status_at: at(placed + DELIVERED_AFTER * MINUTE),
        });
        for (const [status, after] of steps)
          events.push({
            id: events.length + 1,
            order_id: id,
            status,
            actor: status === 'pending' ? 'customer' : 'operator',
            at: at(placed + after * MINUTE),
          });
        for (const line of sold) lines.push({ id: lines.length + 1, order_id: id, ...line });
      });
    }
  }
  return { orders, lines, events };
}
