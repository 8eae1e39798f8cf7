import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { mailPaymentFailed, mailRefund } from '../mail/order-mails.ts';
import { lockAccount } from '../orders/lock-customer.ts';
import { lockOrder } from '../orders/order-row.ts';
import { row } from '../sql.ts';
import { acceptPayment, isWaiting } from './accept-payment.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { changePayment, findPayment, lockPayment, type PaymentRow } from './payment-store.ts';
import { recordRefund } from './record-refund.ts';

/** Statuses before the payment; it may follow any of them. */
const UNPAID: PaymentRow['status'][] = ['created', 'declined', 'canceled', 'expired'];

/**
 * Applies an event of a provider once, in whatever order events arrive. A captured payment stays captured; one that is not
 * expected any more becomes due for a refund.
 * @returns whether a refund is due now.
 */
export function applyEvent(
  context: Pick<Context, 'pool' | 'now' | 'push' | 'outbox'>,
  provider: string,
  { eventId, paymentId, outcome, amount }: PaymentEvent,
): Promise<boolean> {
  const { pool, now } = context;
  return transaction(pool, async (client) => {
    const known = await findPayment(client, paymentId);
    if (known?.provider !== provider) return false;
    // In the order of everywhere else: an order before its payments and the customer after them, a deposit after its customer.
    const order = known.order_id === null ? null : await lockOrder(client, known.order_id);
    if (known.customer_id !== null) await lockAccount(client, known.customer_id);
    const payment = await lockPayment(client, paymentId);
    const isNew = await row(
      client,
      sql<object>`insert into marketplace.payment_events (provider, event_id, payment_id, kind, received_at)
                  values (${provider}, ${eventId}, ${paymentId}, ${outcome}, ${now()}) on conflict do nothing returning 1 as made`,
    );
    if (!payment || !isNew || outcome === 'created') return false;
    const ofOrder = payment.purpose === 'order' ? order : null;
    if (outcome === 'refunded') {
      await recordRefund(client, payment, order, amount, now());
      return false;
    }
    if (outcome !== 'paid') {
      await changePayment(client, paymentId, { from: ['created'], to: outcome }, now());
      // A payer who cancelled knows it, and an order that was cancelled or paid another way waits for nothing.
      const isLeftToPay = payment.status === 'created' && ofOrder && isWaiting(ofOrder);
      if (isLeftToPay && outcome !== 'canceled') await mailPaymentFailed(client, context, ofOrder.id);
      return false;
    }
    // A paid attempt is settled: accepted, or due for a refund.
    if (!UNPAID.includes(payment.status)) return false;
    if (await acceptPayment(client, context, payment, order, amount)) {
      await changePayment(client, paymentId, { from: UNPAID, to: 'paid' }, now());
      return false;
    }
    // The refund is the amount that was paid, even where another was requested.
    await changePayment(client, paymentId, { from: UNPAID, to: 'refund_due', refundAmount: amount }, now());
    if (ofOrder) await mailRefund(client, context, ofOrder.id, { wallet: 0, provider: amount });
    return true;
  });
}
