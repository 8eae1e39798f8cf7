import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { noteStep } from '../orders/move-order.ts';
import { pushOfOrder } from '../orders/order-push.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isUndone } from '../orders/order-steps.ts';
import { acceptTip } from '../orders/tip-after-delivery.ts';
import { rows, type Queryable } from '../sql.ts';
import { acceptFund } from '../wallet/accept-fund.ts';
import type { PaymentRow } from './payment-store.ts';

type Needs = Pick<Context, 'now' | 'push'>;

/**
 * Applies a payment to its order, tip or wallet, in the transaction of its event.
 * @param amount paid, in cents
 * @returns false where it is not expected, or is another amount: then it has to be refunded.
 */
export async function acceptPayment(
  db: Queryable,
  context: Needs,
  payment: PaymentRow,
  order: OrderRow | null,
  amount: number,
): Promise<boolean> {
  if (payment.purpose === 'fund') return acceptFund(db, context, payment, amount);
  if (!order) return false;
  return payment.purpose === 'tip'
    ? acceptTip(db, payment, order, amount)
    : payOrderWith(db, context, order, amount);
}

async function payOrderWith(
  db: Queryable,
  { now, push }: Needs,
  order: OrderRow,
  amount: number,
): Promise<boolean> {
  if (!isWanted(order, amount)) return false;
  await rows(db, sql<object>`update marketplace.orders set payment_status = 'paid' where id = ${order.id}`);
  await noteStep(db, order.id, order.status, 'payment', 'paid', now());
  await pushOfOrder(db, push, order, 'push.paid', now());
  return true;
}

/** Whether the order still waits for exactly this amount. */
const isWanted = (order: OrderRow, amount: number) =>
  isWaiting(order) && amount === order.total - order.wallet_used;

/** Whether an order waits for a digital payment: neither cancelled nor paid another way. */
export const isWaiting = (order: OrderRow): boolean =>
  order.payment_method === 'digital_payment' && order.payment_status === 'unpaid' && !isUndone(order.status);
