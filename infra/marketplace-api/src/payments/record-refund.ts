import { sql } from 'kysely';
import { noteStep } from '../orders/move-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { rows, type Queryable } from '../sql.ts';
import { takeFundBack } from '../wallet/accept-fund.ts';
import { changePayment, type PaymentRow } from './payment-store.ts';

/**
 * Records that a payment was fully refunded, by us or at the provider. The order is unpaid again, or the wallet loses the deposit,
 * as far as its balance allows.
 */
export async function recordRefund(
  db: Queryable,
  payment: PaymentRow,
  order: OrderRow | null,
  amount: number,
  now: Date,
): Promise<void> {
  // The refund's event may arrive before that of the payment, which is then ignored.
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
