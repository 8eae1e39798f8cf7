import type { WalletEntryKind } from '@souk/contracts/api';
import { sql } from 'kysely';
import { createProblem } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';

export type ChangeKind = Exclude<WalletEntryKind, 'opening'>;

/**
 * Adds an entry to the wallet's ledger and updates the balance; `amount` in cents, negative for spending. Each order, payment and
 * side of a referral has one entry per kind: a repeat changes nothing. Locks the customer's row, last in the order of locks.
 * @throws Problem 403 where the balance is too low.
 */
export async function changeWallet(
  db: Queryable,
  customerId: number,
  kind: ChangeKind,
  amount: number,
  {
    orderId = null,
    paymentId = null,
    referralId = null,
  }: { orderId?: number | null; paymentId?: string | null; referralId?: number | null },
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  await rows(db, sql<object>`select 1 from marketplace.customers where id = ${customerId} for no key update`);
  const entry = await row(
    db,
    sql<object>`
      insert into marketplace.wallet_entries (customer_id, order_id, payment_id, referral_id, kind, amount, created_at)
      values (${customerId}, ${orderId}, ${paymentId}, ${referralId}, ${kind}, ${amount}, ${now}) on conflict do nothing returning 1 as made`,
  );
  if (!entry) return;
  const changed = await row(
    db,
    sql<object>`update marketplace.customers set wallet = wallet + ${amount}
                where id = ${customerId} and wallet + ${amount} >= 0 returning 1 as made`,
  );
  if (!changed) throw createProblem(403, 'wallet', 'order.wallet');
}
