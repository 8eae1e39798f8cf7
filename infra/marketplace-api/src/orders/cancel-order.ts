import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import { createProblem, notFound } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { moveOrder } from './move-order.ts';
import { canCancel } from './order-details.ts';
import { isOwner, lockOrder } from './order-row.ts';

/** Cancels an order for the visitor who placed it (ORD-4); a repeat changes nothing. @throws Problem 404, 403 */
export function cancelOrder(
  context: Context,
  visitor: Visitor,
  { order_id, reason, note }: { order_id: number; reason: string; note?: string },
): Promise<void> {
  return transaction(context.pool, async (client) => {
    const order = await lockOrder(client, order_id);
    if (!isOwner(order, visitor)) throw notFound('order');
    if (order.status === 'canceled') return;
    if (!canCancel(order)) throw createProblem(403, 'status', 'order.cannot_cancel');
    await moveOrder(client, context, {
      orderId: order_id,
      to: 'canceled',
      actor: visitor.kind,
      note: note ? `${reason}: ${note}` : reason,
    });
  });
}
