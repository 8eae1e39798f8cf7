import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { mailPaymentFailed, mailRefund } from '../mail/order-mails.ts';
import { noteStep } from '../orders/move-order.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { pushOfOrder } from '../orders/order-push.ts';
import { isUndone } from '../orders/order-steps.ts';
import { row } from '../sql.ts';
import type { PaymentNews } from './payment-provider.ts';
import { changePayment, lockPayment, type PaymentRow } from './payment-store.ts';

/** What an attempt can be before its money came; it may come after any of them. */
const UNPAID: PaymentRow['status'][] = ['created', 'declined', 'canceled', 'expired'];

/**
 * Applies what a provider says of an attempt, once for each piece of news, in whatever order they come: money that came stays
 * come, and what came for an order which no longer wants it is due to go back.
 * @returns whether something is due to go back now.
 */
export function applyNews(
  context: Pick<Context, 'pool' | 'now' | 'push' | 'outbox'>,
  provider: string,
  { eventId, paymentId, outcome, amount }: PaymentNews,
): Promise<boolean> {
  const { pool, now, push } = context;
  return transaction(pool, async (client) => {
    const known = await row<{ order_id: number }>(
      client,
      sql`select order_id from marketplace.payments where id = ${paymentId} and provider = ${provider}`,
    );
    if (!known) return false;
    // The order is held before its payments, here as everywhere.
    const order = await lockOrder(client, known.order_id);
    const payment = await lockPayment(client, paymentId);
    const isNews = await row(
      client,
      sql<object>`insert into marketplace.payment_events (provider, event_id, payment_id, kind, received_at)
                  values (${provider}, ${eventId}, ${paymentId}, ${outcome}, ${now()}) on conflict do nothing returning 1 as made`,
    );
    if (!payment || !isNews || outcome === 'created') return false;
    if (outcome !== 'paid') {
      await changePayment(client, paymentId, { from: ['created'], to: outcome }, now());
      // Who went back to the shop knows it, and an order that is undone or paid another way waits for nothing.
      const isLeftToPay = payment.status === 'created' && isWaiting(order);
      if (isLeftToPay && outcome !== 'canceled') await mailPaymentFailed(client, context, order.id);
      return false;
    }
    // Money that came is settled: kept, or on its way back.
    if (!UNPAID.includes(payment.status)) return false;
    const wanted = isWanted(order, amount);
    // What goes back is what came, even where that is another amount than was asked for.
    const change = wanted ? { to: 'paid' as const } : { to: 'refund_due' as const, refundAmount: amount };
    await changePayment(client, paymentId, { from: UNPAID, ...change }, now());
    if (!wanted) {
      await mailRefund(client, context, order.id, { wallet: 0, provider: amount });
      return true;
    }
    await row(
      client,
      sql<object>`update marketplace.orders set payment_status = 'paid' where id = ${order.id}`,
    );
    await noteStep(client, order.id, order.status, 'payment', 'paid', now());
    await pushOfOrder(client, push, order, 'push.paid', now());
    return false;
  });
}

/** Whether the order still waits for just this money: not cancelled, not paid another way, and not for another amount. */
const isWanted = (order: OrderRow, amount: number) =>
  isWaiting(order) && amount === order.total - order.wallet_used;

/** Not cancelled, and not paid another way. */
const isWaiting = (order: OrderRow) =>
  order.payment_method === 'digital_payment' && order.payment_status === 'unpaid' && !isUndone(order.status);
