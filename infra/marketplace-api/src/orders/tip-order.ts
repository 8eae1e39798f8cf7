import type { Context } from '../context.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import type { Queryable } from '../sql.ts';
import { sql } from 'kysely';
import { rows } from '../sql.ts';
import type { OrderRow } from './order-row.ts';

/** Takes the money of a tip that came; an order has one tip after its delivery. @returns false where it has to go back. */
export async function acceptTip(
  db: Queryable,
  _context: Pick<Context, 'now' | 'push'>,
  { amount: expected }: PaymentRow,
  { id, tip_after }: OrderRow,
  amount: number,
): Promise<boolean> {
  if (tip_after > 0 || amount !== expected) return false;
  await rows(db, sql<object>`update marketplace.orders set tip_after = ${amount} where id = ${id}`);
  return true;
}
