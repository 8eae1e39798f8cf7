import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';
import type { OrderRow } from './order-row.ts';

/** Assigns an order to the delivery person of its zone with the fewest orders, the nearest of several. */
export async function assignDeliveryMan(db: Queryable, order: OrderRow): Promise<void> {
  if (order.delivery_man_id !== null || order.order_type === 'take_away') return;
  const from = order.store_id === null ? order.address : await storeAt(db, order.store_id);
  if (!from) return;
  const zone = 'zone_id' in from ? sql`zone_id = ${from.zone_id}` : sql`true`;
  await rows(
    db,
    sql<object>`
      update marketplace.orders set delivery_man_id = (
        select man.id from marketplace.delivery_men man where ${zone}
        order by (select count(*) from marketplace.orders other
                  where other.delivery_man_id = man.id and other.status in ('accepted', 'processing', 'handover', 'picked_up')),
          (man.latitude - ${from.latitude}) ^ 2 + (man.longitude - ${from.longitude}) ^ 2, man.id limit 1)
      where id = ${order.id}`,
  );
}

const storeAt = (db: Queryable, id: number) =>
  row<{ latitude: number; longitude: number; zone_id: number }>(
    db,
    sql`select latitude, longitude, zone_id from marketplace.stores where id = ${id}`,
  );
