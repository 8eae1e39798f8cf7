import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { mailPaymentFailed, mailRefund } from '../mail/order-mails.ts';
import { lockOrder } from '../orders/order-row.ts';
import { row } from '../sql.ts';
import { acceptPayment, isWaiting } from './accept-payment.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { changePayment, findPayment, lockPayment, type PaymentRow } from './payment-store.ts';
import { recordRefund } from './record-refund.ts';

/** What an attempt can be before its money came; it may come after any of them. */
const UNPAID: PaymentRow['status'][] = ['created', 'declined', 'canceled', 'expired'];

/**
 * Applies what a provider says of an attempt, each event once, in whatever order they come: money that came stays come, and what
 * came where it is not wanted any more is due to go back.
 * @returns whether something is due to go back now.
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
    // The order is held before its payments, and the customer after them, here as everywhere.
    const order = known.order_id === null ? null : await lockOrder(client, known.order_id);
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
      // Who went back to the shop knows it, and an order that is undone or paid another way waits for nothing.
      const isLeftToPay = payment.status === 'created' && ofOrder && isWaiting(ofOrder);
      if (isLeftToPay && outcome !== 'canceled') await mailPaymentFailed(client, context, ofOrder.id);
      return false;
    }
    // Money that came is settled: kept, or on its way back.
    if (!UNPAID.includes(payment.status)) return false;
    if (await acceptPayment(client, context, payment, order, amount)) {
      await changePayment(client, paymentId, { from: UNPAID, to: 'paid' }, now());
      return false;
    }
    // What goes back is what came, even where that is another amount than was asked for.
    await changePayment(client, paymentId, { from: UNPAID, to: 'refund_due', refundAmount: amount }, now());
    if (ofOrder) await mailRefund(client, context, ofOrder.id, { wallet: 0, provider: amount });
    return true;
  });
}
