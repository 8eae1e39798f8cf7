import type { OrderAddress, Position } from '@souk/contracts/api';
import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { PAST } from './order-steps.ts';

/** The oldest orders come first. */
const MAX_ORDERS = 500;

interface Row {
  id: number;
  order_status: string;
  order_type: string;
  payment_method: string;
  payment_status: string;
  since: Date;
  schedule_at: Date | null;
  store: Position | null;
  address: OrderAddress | null;
  receiver: OrderAddress | null;
}

/** Orders that have not ended, for the operator. */
export async function activeOrders(db: Queryable) {
  const orders = await rows<Row>(
    db,
    sql`select o.id, o.status as order_status, o.order_type, o.payment_method, o.payment_status, o.status_at as since,
          o.schedule_at, o.address, o.receiver,
          case when s.id is not null then jsonb_build_object('lat', s.latitude, 'lng', s.longitude) end as store
        from marketplace.orders o left join marketplace.stores s on s.id = o.store_id
        where o.status <> all(${[...PAST]}::text[]) order by o.status_at, o.id limit ${MAX_ORDERS}`,
  );
  return orders.map(({ store, address, receiver, since, schedule_at, ...order }) => ({
    ...order,
    since: since.toISOString(),
    schedule_at: schedule_at?.toISOString() ?? null,
    from: store ?? positionOf(address),
    to: order.order_type === 'take_away' ? null : positionOf(receiver ?? address),
  }));
}

const positionOf = (address: OrderAddress | null): Position | null =>
  address && { lat: address.latitude, lng: address.longitude };
