import { sql } from 'kysely';
import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { attachFiles } from '../files/file-store.ts';
import { createProblem, notFound } from '../http/problem.ts';
import type { Customer } from '../http/visitor.ts';
import { row } from '../sql.ts';
import { moveOrder } from './move-order.ts';
import { canRequestRefund } from './order-details.ts';
import { isOwner, lockOrder } from './order-row.ts';

/** Requests the refund of a delivered order, once (ORD-6). @throws Problem 404, 403 */
export function requestRefund(
  context: Context,
  visitor: Customer,
  body: { order_id: number; reason: string; note?: string; files?: string[] },
): Promise<void> {
  return transaction(context.pool, async (client) => {
    const order = await lockOrder(client, body.order_id);
    if (!isOwner(order, visitor)) throw notFound('order');
    const { refund_days } = await readSettings(client);
    const refusal = createProblem(403, 'refund', 'order.cannot_refund');
    if (!canRequestRefund(order, refund_days, context.now())) throw refusal;
    const made = await row(
      client,
      sql<object>`insert into marketplace.refund_requests (order_id, reason, note, created_at)
                  values (${order.id}, ${body.reason}, ${body.note ?? ''}, ${context.now()})
                  on conflict do nothing returning 1 as made`,
    );
    if (!made) throw refusal;
    await attachFiles(client, body.files ?? [], 'refund', visitor, { order_id: order.id }, 'files');
    await moveOrder(client, context, {
      orderId: order.id,
      to: 'refund_requested',
      actor: 'customer',
      note: body.reason,
    });
  });
}
