import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';
import { mailPaymentDenied } from '../mail/order-mails.ts';
import { row, rows } from '../sql.ts';
import { moveOrder } from './move-order.ts';
import { pushOfOrder } from './order-push.ts';
import { lockOrder } from './order-row.ts';

const nothing = () => createProblem(409, 'decision', 'order.nothing_to_decide');

/** Records whether an offline payment arrived (CHK-8). If it did not, the customer may correct the details or pay another way. @throws Problem 404, 409 */
export function decideOfflinePayment(
  context: Context,
  orderId: number,
  { verified, note = '' }: { verified: number; note?: string },
): Promise<void> {
  return transaction(context.pool, async (client) => {
    const order = await lockOrder(client, orderId);
    const now = context.now();
    if (order.status !== 'pending' || order.payment_method !== 'offline_payment') throw nothing();
    const decided = await row(
      client,
      sql<object>`update marketplace.offline_payments set status = ${verified ? 'verified' : 'denied'}, note = ${note}, updated_at = ${now}
                  where order_id = ${orderId} and status = 'pending' returning 1 as done`,
    );
    if (!decided) throw nothing();
    if (verified)
      await rows(
        client,
        sql<object>`update marketplace.orders set payment_status = 'paid' where id = ${orderId}`,
      );
    const text = verified ? 'push.payment_verified' : 'push.payment_denied';
    await pushOfOrder(client, context.push, order, text, now);
    if (!verified) await mailPaymentDenied(client, context, orderId, note);
  });
}

/** Refunds an order, or records why not (ORD-6). @throws Problem 404, 409 */
export function decideRefund(
  context: Context,
  orderId: number,
  { approved, note = '' }: { approved: number; note?: string },
): Promise<void> {
  return transaction(context.pool, async (client) => {
    await lockOrder(client, orderId);
    const decided = await row(
      client,
      sql<object>`
        update marketplace.refund_requests set status = ${approved ? 'approved' : 'refused'}, answer = ${note}, decided_at = ${context.now()}
        where order_id = ${orderId} and status = 'pending' returning 1 as done`,
    );
    if (!decided) throw nothing();
    await moveOrder(client, context, {
      orderId,
      to: approved ? 'refunded' : 'delivered',
      actor: 'operator',
      note,
    });
  });
}
