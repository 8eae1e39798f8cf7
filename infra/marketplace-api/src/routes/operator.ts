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
import { ordersUnderWay } from '../orders/orders-under-way.ts';
import { pricePrescription } from '../orders/price-prescription.ts';
import { row } from '../sql.ts';
import { say } from '../texts/say.ts';

/** What kitchens, riders and the office do. */
export function operatorRoutes(route: Route, context: Context): void {
  const { pool } = context;

  route(operatorCalls.operatorOrders, () => ordersUnderWay(pool));

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
