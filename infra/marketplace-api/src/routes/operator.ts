import { operatorCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { replyToCustomer } from '../messages/reply.ts';
import { decideOfflinePayment, decideRefund } from '../orders/decide.ts';
import { moveOrder } from '../orders/move-order.ts';
import { PAST } from '../orders/order-steps.ts';
import { pricePrescription } from '../orders/price-prescription.ts';
import { row, rows } from '../sql.ts';
import { say } from '../texts/say.ts';

/** What kitchens, riders and the office do. */
export function operatorRoutes(route: Route, context: Context): void {
  const { pool } = context;

  route(operatorCalls.operatorOrders, async () => {
    const orders = await rows<{
      id: number;
      order_status: string;
      order_type: string;
      payment_method: string;
      payment_status: string;
      since: Date;
    }>(
      pool,
      sql`select id, status as order_status, order_type, payment_method, payment_status, status_at as since
          from marketplace.orders where status <> all(${[...PAST]}::text[]) order by status_at, id limit 500`,
    );
    return orders.map(({ since, ...order }) => ({ ...order, since: since.toISOString() }));
  });

  route(operatorCalls.moveOrder, async ({ params, body, visit }) => {
    const { status: to, reason: note } = body;
    // A refund is decided on, with all that belongs to it, by a call of its own.
    if (to === 'refunded' || to === 'refund_requested') throw new Problem(409, 'status', 'order.step');
    await transaction(pool, (client) =>
      moveOrder(client, context, { orderId: params.id, to, actor: 'operator', note }),
    );
    return { message: say(visit.language, 'order.moved') };
  });

  route(operatorCalls.moveDeliveryMan, async ({ params, body, visit }) => {
    const moved = await row(
      pool,
      sql<object>`
        update marketplace.delivery_men man set latitude = ${body.lat}, longitude = ${body.lng}
        from marketplace.orders o where o.id = ${params.id} and man.id = o.delivery_man_id
          and o.status <> all(${[...PAST]}::text[]) returning man.id`,
    );
    if (!moved) throw new Problem(409, 'delivery_man', 'order.no_delivery_man');
    return { message: say(visit.language, 'order.position') };
  });

  route(operatorCalls.decideOfflinePayment, async ({ params, body, visit }) => {
    await decideOfflinePayment(context, params.id, body);
    return { message: say(visit.language, 'order.decided') };
  });

  route(operatorCalls.decideRefund, async ({ params, body, visit }) => {
    await decideRefund(context, params.id, body);
    return { message: say(visit.language, 'order.decided') };
  });

  route(operatorCalls.pricePrescription, async ({ params, body, visit }) => {
    await pricePrescription(context, params.id, body.lines);
    return { message: say(visit.language, 'order.priced') };
  });

  route(operatorCalls.replyToCustomer, ({ body }) => replyToCustomer(context, body));
}
