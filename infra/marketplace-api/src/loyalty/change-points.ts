import type { LoyaltyEntryKind } from '@souk/contracts/api';
import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';

type ChangeKind = Exclude<LoyaltyEntryKind, 'opening'>;

/**
 * Writes an entry of the points' ledger and its sum together; `points` below zero for what goes away. An order has one entry of
 * a kind, and a customer one of a transfer's key: another one changes nothing. Holds the customer's row, the last of an order's locks.
 * @returns whether it changed anything.
 * @throws Problem 422 where the customer has fewer points than go away.
 */
export async function changePoints(
  db: Queryable,
  customerId: number,
  kind: ChangeKind,
  points: number,
  { orderId = null, transferKey = null }: { orderId?: number | null; transferKey?: string | null },
  now: Date,
): Promise<boolean> {
  if (points === 0) return false;
  await rows(db, sql<object>`select 1 from marketplace.customers where id = ${customerId} for no key update`);
  const entry = await row(
    db,
    sql<object>`
      insert into marketplace.loyalty_entries (customer_id, order_id, transfer_key, kind, points, created_at)
      values (${customerId}, ${orderId}, ${transferKey}, ${kind}, ${points}, ${now})
      on conflict do nothing returning 1 as made`,
  );
  if (!entry) return false;
  const changed = await row(
    db,
    sql<object>`update marketplace.customers set loyalty_points = loyalty_points + ${points}
                where id = ${customerId} and loyalty_points + ${points} >= 0 returning 1 as made`,
  );
  if (!changed) throw invalid('point', 'loyalty.too_few');
  return true;
}
