import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { Payments } from '../orders/payments-port.ts';
import { UNDONE } from '../orders/order-steps.ts';
import { rows } from '../sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { changePayment, type PaymentRow } from './payment-store.ts';

/** How long an order waits for its payment, in milliseconds; then its goods are released (PAY-6). */
const PAYMENT_TIMEOUT_MS = 30 * 60_000;
/** How long a customer has to accept a prescription's price, which may be set at any time (RX-5). */
const ACCEPTANCE_TIMEOUT_MS = 24 * 3600_000;
/** An event should have arrived by then; if not, the provider is asked. */
const POLL_AFTER_MS = 2 * 60_000;
/** How long open attempts are polled: a payer may have left the page open. */
const POLL_UNTIL_MS = 24 * 3600_000;
const MAX_PER_SWEEP = 50;
/** Most of the attempts that a sweep polls are of orders, since these fail without an answer; deposits and tips get the other places, and either kind those that the other leaves free. */
const MAX_ORDERS_POLLED = 40;
const MAX_OTHERS_POLLED = MAX_PER_SWEEP - MAX_ORDERS_POLLED;

type Needs = Pick<Context, 'pool' | 'now' | 'push' | 'outbox'>;

/** Settles payments without an event: polls the provider about open attempts, fails orders that were not paid in time, and closes sessions that are not needed any more. */
export async function sweepPayments(
  needs: Needs,
  provider: PaymentProvider,
  handleEvent: Payments['handleEvent'],
  onError: (error: unknown) => void,
): Promise<void> {
  await pollOpenPayments(needs, provider, handleEvent, onError);
  await failUnpaidOrders(needs, onError);
  await cancelUnwanted(needs, provider, onError);
}

async function pollOpenPayments(
  { pool, now }: Needs,
  provider: PaymentProvider,
  handleEvent: Payments['handleEvent'],
  onError: (error: unknown) => void,
): Promise<void> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const open = await rows<PaymentRow>(
    pool,
    sql`select * from (
          select *, row_number() over (partition by purpose = 'order' order by updated_at) as place
          from marketplace.payments
          where status = 'created' and provider = ${provider.name} and updated_at < ${ago(POLL_AFTER_MS)}) open
        order by place > case purpose when 'order' then ${MAX_ORDERS_POLLED}::integer else ${MAX_OTHERS_POLLED}::integer end,
          purpose <> 'order', updated_at limit ${MAX_PER_SWEEP}`,
  );
  for (const { id, session, created_at } of open) {
    try {
      const answer = session ? await provider.status(session) : null;
      const isOver = created_at < ago(POLL_UNTIL_MS);
      if (answer && answer.outcome !== 'created') {
        await handleEvent({
          eventId: `asked:${id}:${answer.outcome}`,
          paymentId: id,
          outcome: answer.outcome,
          amount: answer.amount,
        });
      } else {
        // An attempt that is still open is polled again after the others.
        const to = isOver || (session && !answer) ? 'expired' : 'created';
        await changePayment(pool, id, { from: ['created'], to }, now());
      }
    } catch (error) {
      onError(error);
    }
  }
}

/**
 * Closes sessions of orders that were paid another way or cancelled, and of deposits and tips that the customer began again with
 * another amount, where the provider can; otherwise a late payment is refunded, or credited to the wallet.
 */
async function cancelUnwanted(
  { pool, now }: Needs,
  provider: PaymentProvider,
  onError: (error: unknown) => void,
): Promise<void> {
  if (!provider.cancel) return;
  const unwanted = await rows<{ id: string; session: string }>(
    pool,
    sql`select p.id, p.session from marketplace.payments p left join marketplace.orders o on o.id = p.order_id
        where p.status = 'created' and p.provider = ${provider.name} and p.session is not null
          and case p.purpose
            when 'order' then
              o.payment_method <> 'digital_payment' or o.payment_status <> 'unpaid' or o.status = any(${[...UNDONE]}::text[])
            when 'tip' then exists (
              select 1 from marketplace.payments newer
              where newer.order_id = p.order_id and newer.purpose = 'tip' and newer.created_at > p.created_at)
            else exists (
              select 1 from marketplace.payments newer
              where newer.customer_id = p.customer_id and newer.created_at > p.created_at)
          end
        order by p.updated_at limit ${MAX_PER_SWEEP}`,
  );
  for (const { id, session } of unwanted) {
    try {
      const isClosed = await provider.cancel(session);
      await changePayment(pool, id, { from: ['created'], to: isClosed ? 'canceled' : 'created' }, now());
    } catch (error) {
      onError(error);
    }
  }
}

/** Fails orders that were not paid digitally in time, which releases what they hold. */
async function failUnpaidOrders(needs: Needs, onError: (error: unknown) => void): Promise<void> {
  const { pool, now } = needs;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const since = ago(PAYMENT_TIMEOUT_MS);
  const late = await rows<{ id: number }>(
    pool,
    sql`select id from marketplace.orders
        where status = 'pending' and payment_method = 'digital_payment' and payment_status = 'unpaid' and created_at < ${since}
          and not exists (select 1 from marketplace.payments where order_id = orders.id and purpose = 'order' and created_at >= ${since})
          and not (prescription and (total = 0 or exists (
            select 1 from marketplace.order_events where order_id = orders.id and at >= ${ago(ACCEPTANCE_TIMEOUT_MS)})))
        order by id limit ${MAX_PER_SWEEP}`,
  );
  for (const { id } of late) {
    await transaction(pool, async (client) => {
      const order = await lockOrder(client, id);
      // The order was paid, switched or cancelled in the meantime.
      if (
        order.status !== 'pending' ||
        order.payment_status !== 'unpaid' ||
        order.payment_method !== 'digital_payment'
      )
        return;
      await moveOrder(client, needs, { orderId: id, to: 'failed', actor: 'payment', note: 'unpaid' });
    }).catch(onError);
  }
}
