import { sql } from 'kysely';
import { noteStep } from '../orders/move-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { rows, type Queryable } from '../sql.ts';
import { takeFundBack } from '../wallet/accept-fund.ts';
import { changePayment, type PaymentRow } from './payment-store.ts';

/**
 * Writes down that all of a payment went back: because we asked for it, or because somebody gave it back at the provider. Then the
 * order is not paid any more, and a wallet loses what it was filled with, as far as it still holds it.
 */
export async function recordRefund(
  db: Queryable,
  payment: PaymentRow,
  order: OrderRow | null,
  amount: number,
  now: Date,
): Promise<void> {
  // Also before we heard that it was paid: then that event comes too late.
  const from = (['created', 'declined', 'canceled', 'expired', 'paid', 'refund_due'] as const).slice();
  await changePayment(db, payment.id, { from, to: 'refunded', refundAmount: amount }, now);
  if (payment.status !== 'paid') return;
  if (payment.purpose === 'fund') return takeFundBack(db, payment, now);
  if (payment.purpose === 'order' && order?.payment_status === 'paid') {
    await rows(
      db,
      sql<object>`update marketplace.orders set payment_status = 'refunded' where id = ${order.id}`,
    );
    await noteStep(db, order.id, order.status, 'payment', 'refunded', now);
  }
}
