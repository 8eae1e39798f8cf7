import type { LoyaltyEntryKind } from '@souk/contracts/api';
import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';

type ChangeKind = Exclude<LoyaltyEntryKind, 'opening'>;

/**
 * Adds an entry to the ledger of points and updates the sum; negative `points` are spent. Each order has one entry per kind,
 * and each customer one per transfer key; a repeat changes nothing. Locks the customer's row, last in the order of locks.
 * @returns whether anything was changed.
 * @throws Problem 422 where the customer has too few points.
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
