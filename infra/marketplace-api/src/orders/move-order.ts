import type { OrderStatus } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';
import { earnPoints } from '../loyalty/points-of-order.ts';
import { mailReceipt, mailRefund } from '../mail/order-mails.ts';
import { rewardReferral } from '../referral/reward-referral.ts';
import { rows, type Queryable } from '../sql.ts';
import type { TextKey } from '../texts/translate.ts';
import { cashbackOfOrder } from './cashback.ts';
import { assignDeliveryMan } from './delivery-men.ts';
import { restoreGoods, refundMoney } from './undo-order.ts';
import { lockOrder, type OrderRow } from './order-row.ts';
import { pushOfOrder } from './order-push.ts';
import { canFollow, isUndone } from './order-steps.ts';
import { changeWallet } from './wallet.ts';

export interface Move {
  orderId: number;
  to: OrderStatus;
  actor: 'customer' | 'guest' | 'operator' | 'payment' | 'clock';
  /** Note for the order's history; the reason of a cancellation. */
  note?: string;
}

/**
 * Moves an order to another status (ORD-8, ORD-9), with all of its effects, in the caller's transaction, and notifies the customer.
 * Cancelled and failed orders give back goods, coupon and money; a delivered one is paid and earns its cashback.
 * @throws Problem 404 where the order does not exist, 409 where the status cannot follow the current one.
 */
export async function moveOrder(
  db: Queryable,
  context: Pick<Context, 'now' | 'push' | 'outbox'>,
  { orderId, to, actor, note = '' }: Move,
): Promise<void> {
  const { now, push } = context;
  const order = await lockOrder(db, orderId);
  refuse(order, to);
  if (to === 'confirmed') await refuseUnready(db, order);
  const at = now();
  await rows(
    db,
    sql<object>`
      update marketplace.orders set status = ${to}, status_at = ${at},
        cancellation_reason = ${to === 'canceled' ? note : order.cancellation_reason}
      where id = ${orderId}`,
  );
  await noteStep(db, orderId, to, actor, note, at);
  if (to === 'accepted' || to === 'handover' || to === 'picked_up') await assignDeliveryMan(db, order);
  if (isUndone(to)) await restoreGoods(db, orderId);
  if (isUndone(to) || to === 'refunded')
    await mailRefund(db, context, orderId, await refundMoney(db, order, at));
  if (to === 'delivered' && order.status !== 'refund_requested') {
    await settle(db, order, at);
    await rewardReferral(db, push, order, at);
    await mailReceipt(db, context, orderId);
  }
  await pushOfOrder(db, push, order, textOf(order, to), at);
}

/** Appends an entry to the order's history (ORD-7); placing an order writes the first one. */
export async function noteStep(
  db: Queryable,
  orderId: number,
  status: OrderStatus,
  actor: Move['actor'],
  note: string,
  at: Date,
): Promise<void> {
  await rows(
    db,
    sql<object>`insert into marketplace.order_events (order_id, status, actor, note, at)
                values (${orderId}, ${status}, ${actor}, ${note}, ${at})`,
  );
}

function refuse(order: OrderRow, to: OrderStatus): void {
  if (!canFollow(order.status, to, order.order_type)) throw createProblem(409, 'status', 'order.step');
}

/** An order is not prepared before it is paid as agreed and has a price (RX-5). */
async function refuseUnready(db: Queryable, order: OrderRow): Promise<void> {
  const isLater = order.payment_method === 'cash_on_delivery';
  if (order.prescription) {
    const lines = await rows(
      db,
      sql<object>`select 1 from marketplace.order_items where order_id = ${order.id} limit 1`,
    );
    if (lines.length === 0) throw createProblem(409, 'price', 'order.unpriced');
  }
  if (!isLater && order.payment_status !== 'paid') throw createProblem(409, 'unpaid', 'order.unpaid');
}

/** On delivery: cash counts as paid, cashback goes to the wallet (CHK-8) and points to their ledger (WAL-9). */
async function settle(db: Queryable, order: OrderRow, at: Date): Promise<void> {
  if (order.payment_status === 'unpaid')
    await rows(db, sql<object>`update marketplace.orders set payment_status = 'paid' where id = ${order.id}`);
  if (order.customer_id === null) return;
  const cashback = await cashbackOfOrder(db, order);
  await changeWallet(db, order.customer_id, 'cashback', cashback, { orderId: order.id }, at);
  await earnPoints(db, order, at);
}

/** An order returning to delivered from a refused refund has a text of its own. */
const textOf = (order: OrderRow, to: OrderStatus): TextKey =>
  order.status === 'refund_requested' && to === 'delivered' ? 'push.refund_refused' : `push.${to}`;
