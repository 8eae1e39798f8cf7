import { sql } from 'kysely';
import { row, type Queryable } from '../sql.ts';
import type { OrderRequest } from './computed-order.ts';
import { placeOf } from './order-problems.ts';
import { ownedBy } from './order-row.ts';

/** About ten metres, since the same door is rarely picked exactly. */
const MAX_DEGREES_APART = 0.0001;
/** How many recent orders are searched. */
const LAST_ORDERS = 20;

/** The note of a visitor's last order to the same door, or of the last one picked up at the store; null where there is none. */
export async function lastNote(
  db: Queryable,
  { visitor, moduleId, body }: OrderRequest,
): Promise<string | null> {
  if (body.order_type === 'parcel') return null;
  const place = placeOf(body);
  if (body.order_type === 'delivery' && !place) return null;
  const isSameDoor = place
    ? sql`abs((address->>'latitude')::float8 - ${place.lat}) < ${MAX_DEGREES_APART}
        and abs((address->>'longitude')::float8 - ${place.lng}) < ${MAX_DEGREES_APART}`
    : sql`true`;
  const last = await row<{ order_note: string }>(
    db,
    sql`select order_note from (
          select id, created_at, order_note, address from marketplace.orders o
          where ${ownedBy(visitor)} and module_id = ${moduleId} and order_type = ${body.order_type}
          order by created_at desc, id desc limit ${LAST_ORDERS}
        ) latest where order_note <> '' and ${isSameDoor} order by created_at desc, id desc limit 1`,
  );
  return last?.order_note ?? null;
}
