import { sql } from 'kysely';
import { readSettings } from '../entities/settings.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { row, type Queryable } from '../sql.ts';
import { changePoints } from './change-points.ts';

/** Credits the points of a delivered order once, by its price (WAL-9). */
export async function earnPoints(
  db: Queryable,
  order: Pick<OrderRow, 'id' | 'customer_id' | 'total'>,
  now: Date,
): Promise<void> {
  if (order.customer_id === null) return;
  const settings = await readSettings(db);
  if (!settings.loyalty_point_status) return;
  const points = Math.floor((order.total * settings.loyalty_points_per_unit) / 100);
  await changePoints(db, order.customer_id, 'earned', points, { orderId: order.id }, now);
}

/**
 * Takes back the points of an order. Returns the value in cents of those that were converted already, to be taken from the refund.
 * Locks the customer's row.
 */
export async function takePointsBack(
  db: Queryable,
  orderId: number,
  customerId: number,
  now: Date,
): Promise<number> {
  const customer = await row<{ loyalty_points: number }>(
    db,
    sql`select loyalty_points from marketplace.customers where id = ${customerId} for no key update`,
  );
  const entry = await row<{ points: number }>(
    db,
    sql`select points from marketplace.loyalty_entries where order_id = ${orderId} and kind = 'earned'`,
  );
  const earned = entry?.points ?? 0;
  const taken = Math.min(earned, customer?.loyalty_points ?? 0);
  await changePoints(db, customerId, 'earned_back', -taken, { orderId }, now);
  if (taken === earned) return 0;
  return centsOfPoints(earned - taken, await readSettings(db));
}

/** The value of points in the wallet, in cents, rounded down. */
export const centsOfPoints = (
  points: number,
  { loyalty_point_exchange_rate: rate }: { loyalty_point_exchange_rate: number },
): number => Math.floor((points * 100) / rate);
