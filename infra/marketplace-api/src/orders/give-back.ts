import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';
import type { OrderRow } from './order-row.ts';
import { giveBackStock } from './stock.ts';
import { changeWallet } from './wallet.ts';

/** Puts what an order took back: units of items and flash sales, and the use of its coupon. */
export async function giveBackGoods(on: Queryable, orderId: number): Promise<void> {
  await rows(on, sql<object>`delete from marketplace.coupon_uses where order_id = ${orderId}`);
  await giveBackStock(on, orderId);
}

/**
 * Gives an order's money back: the wallet's part to the wallet, what a provider holds is marked for it to return, and what was paid
 * any other way goes to the wallet too, less the cashback that the order brought. A guest has no wallet: a person settles it.
 */
export async function giveBackMoney(on: Queryable, order: OrderRow, now: Date): Promise<void> {
  const digital = await rows<{ amount: number }>(
    on,
    sql`update marketplace.payments set status = 'refund_due', updated_at = ${now}
        where order_id = ${order.id} and status = 'paid' returning amount`,
  );
  const isPaid = order.payment_status === 'paid';
  if (isPaid)
    await rows(
      on,
      sql<object>`update marketplace.orders set payment_status = 'refunded' where id = ${order.id}`,
    );
  if (order.customer_id === null) return;
  const rest = isPaid && digital.length === 0 ? order.total - order.wallet_used : 0;
  const cashback = await row<{ amount: number }>(
    on,
    sql`select amount from marketplace.wallet_entries where order_id = ${order.id} and kind = 'cashback'`,
  );
  const amount = Math.max(0, order.wallet_used + rest - (cashback?.amount ?? 0));
  await changeWallet(on, order.customer_id, 'refund', amount, order.id, now);
}
