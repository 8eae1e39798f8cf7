import { operatorCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { replyToCustomer } from '../messages/reply.ts';
import { decideOfflinePayment, decideRefund } from '../orders/decide.ts';
import { moveOrder } from '../orders/move-order.ts';
import { PAST } from '../orders/order-steps.ts';
import { activeOrders } from '../orders/active-orders.ts';
import { pricePrescription } from '../orders/price-prescription.ts';
import { row } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** The calls of kitchens, delivery people and the back office. */
export function operatorRoutes(route: Route, context: Context): void {
  const { pool } = context;

  route(operatorCalls.operatorOrders, () => activeOrders(pool));

  route(operatorCalls.moveOrder, async ({ params, body, requestContext }) => {
    const { status: to, reason: note } = body;
    // Refunds are decided by a call of their own, with all their effects.
    if (to === 'refunded' || to === 'refund_requested') throw createProblem(409, 'status', 'order.step');
    await transaction(pool, (client) =>
      moveOrder(client, context, { orderId: params.id, to, actor: 'operator', note }),
    );
    return { message: translate(requestContext.language, 'order.moved') };
  });

  route(operatorCalls.moveDeliveryMan, async ({ params, body, requestContext }) => {
    const moved = await row(
      pool,
      sql<object>`
        update marketplace.delivery_men man set latitude = ${body.lat}, longitude = ${body.lng}
        from marketplace.orders o where o.id = ${params.id} and man.id = o.delivery_man_id
          and o.status <> all(${[...PAST]}::text[]) returning man.id`,
    );
    if (!moved) throw createProblem(409, 'delivery_man', 'order.no_delivery_man');
    return { message: translate(requestContext.language, 'order.position') };
  });

  route(operatorCalls.decideOfflinePayment, async ({ params, body, requestContext }) => {
    await decideOfflinePayment(context, params.id, body);
    return { message: translate(requestContext.language, 'order.decided') };
  });

  route(operatorCalls.decideRefund, async ({ params, body, requestContext }) => {
    await decideRefund(context, params.id, body);
    return { message: translate(requestContext.language, 'order.decided') };
  });

  route(operatorCalls.pricePrescription, async ({ params, body, requestContext }) => {
    await pricePrescription(context, params.id, body.lines);
    return { message: translate(requestContext.language, 'order.priced') };
  });

  route(operatorCalls.replyToCustomer, ({ body }) => replyToCustomer(context, body));
}
