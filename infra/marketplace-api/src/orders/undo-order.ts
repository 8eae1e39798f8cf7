import { sql } from 'kysely';
import { takePointsBack } from '../loyalty/points-of-order.ts';
import { takeReferralBack } from '../referral/reward-referral.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { OrderRow } from './order-row.ts';
import { restoreStock } from './stock.ts';
import { changeWallet } from './wallet.ts';

/** Restores what an order took: stock and units of flash sales, the use of its coupon, and the customer's welcome discount (SES-15). */
export async function restoreGoods(db: Queryable, orderId: number): Promise<void> {
  await rows(db, sql<object>`delete from marketplace.coupon_uses where order_id = ${orderId}`);
  await rows(db, sql<object>`delete from marketplace.welcome_discount_uses where order_id = ${orderId}`);
  await restoreStock(db, orderId);
}

/** The refunded amounts, in cents. */
export interface Refund {
  wallet: number;
  /** Refunded by the payment provider. */
  provider: number;
}

/**
 * Refunds an order, and returns what goes where. The wallet's part goes to the wallet, a provider's payment is marked for the provider to refund, and any
 * other payment goes to the wallet too. Cashback and points of the order are taken back; what the customer has spent of them
 * already is deducted from the provider's refund. A guest has no wallet: an operator settles it.
 */
export async function refundMoney(db: Queryable, order: OrderRow, now: Date): Promise<Refund> {
  const isPaid = order.payment_status === 'paid';
  if (isPaid)
    await rows(
      db,
      sql<object>`update marketplace.orders set payment_status = 'refunded' where id = ${order.id}`,
    );
  const digital = await row<{ amount: number }>(
    db,
    sql`select amount from marketplace.payments where order_id = ${order.id} and purpose = 'order' and status = 'paid'`,
  );
  let withheld = 0;
  let toWallet = 0;
  if (order.customer_id !== null) {
    const rest = isPaid && !digital ? order.total - order.wallet_used : 0;
    const refund = order.wallet_used + rest;
    const { cashback, wallet } = await cashbackOf(db, order.id, order.customer_id);
    const converted = await takePointsBack(db, order.id, order.customer_id, now);
    withheld = Math.min(digital?.amount ?? 0, Math.max(0, cashback + converted - wallet - refund));
    toWallet = refund + withheld;
    await changeWallet(db, order.customer_id, 'refund', toWallet, { orderId: order.id }, now);
    // An ended offer may have credited more than was paid.
    const taken = Math.min(cashback, wallet + refund + withheld);
    await changeWallet(db, order.customer_id, 'cashback_back', -taken, { orderId: order.id }, now);
    const worth = Math.min(converted, wallet + refund + withheld - taken);
    await changeWallet(db, order.customer_id, 'points_back', -worth, { orderId: order.id }, now);
    await takeReferralBack(db, order.id, now);
  }
  await rows(
    db,
    sql<object>`update marketplace.payments set status = 'refund_due', refund_amount = amount - ${withheld}::integer, updated_at = ${now}
                where order_id = ${order.id} and purpose = 'order' and status = 'paid'`,
  );
  return { wallet: toWallet, provider: (digital?.amount ?? 0) - withheld };
}

/** The cashback that an order credited, and the wallet's balance, both in cents. Locks the customer's row. */
async function cashbackOf(db: Queryable, orderId: number, customerId: number) {
  const customer = await row<{ wallet: number }>(
    db,
    sql`select wallet from marketplace.customers where id = ${customerId} for no key update`,
  );
  const entry = await row<{ amount: number }>(
    db,
    sql`select amount from marketplace.wallet_entries where order_id = ${orderId} and kind = 'cashback'`,
  );
  return { cashback: entry?.amount ?? 0, wallet: customer?.wallet ?? 0 };
}
