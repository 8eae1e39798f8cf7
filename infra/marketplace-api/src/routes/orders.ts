import { orderCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { networkOfGuest } from '../http/guest-network.ts';
import type { Route } from '../http/route.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { detailsOf } from '../orders/order-details.ts';
import { orderPage } from '../orders/order-list.ts';
import { ownOrder } from '../orders/order-row.ts';
import { listedOrder, trackingOf } from '../orders/order-tracking.ts';
import { placePrescription } from '../orders/place-prescription.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { orderToTrack } from '../orders/track-order.ts';
import { rows } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/** A visitor's orders after they are placed (ORD). Payments have routes of their own. */
export function orderRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, limits, now } = context;

  route(orderCalls.runningOrders, ({ visitor, requestContext, query }) =>
    orderPage(pool, visitor.id, 'running', query, { language: requestContext.language, mediaUrl }),
  );

  route(orderCalls.pastOrders, ({ visitor, requestContext, query }) =>
    orderPage(pool, visitor.id, 'past', query, { language: requestContext.language, mediaUrl }),
  );

  route(orderCalls.orderDetails, async ({ visitor, requestContext, query }) => {
    await ownOrder(pool, query.order_id, visitor);
    return detailsOf(context, await listedOrder(pool, query.order_id), requestContext.language);
  });

  route(
    orderCalls.trackOrder,
    async ({ request, reply, requestContext, query }) => {
      reply.header('cache-control', 'private, no-store');
      const { order, byOwner } = await orderToTrack(context, request, query);
      return trackingOf(pool, order, { language: requestContext.language, mediaUrl }, byOwner, now());
    },
    // Only requests without an account can guess contacts; a request with an invalid token is refused anyway.
    { limit: limits.track, unlimited: (request) => request.headers.authorization !== undefined },
  );

  route(orderCalls.cancelOrder, async ({ visitor, requestContext, body }) => {
    await cancelOrder(context, visitor, body);
    return { message: translate(requestContext.language, 'order.canceled') };
  });

  route(orderCalls.cancellationReasons, ({ requestContext, query }) =>
    reasonsOf('cancellation_reasons', requestContext.language, query),
  );

  route(orderCalls.refundReasons, ({ requestContext }) =>
    reasonsOf('refund_reasons', requestContext.language, { limit: 100 }),
  );

  route(orderCalls.requestRefund, async ({ visitor, requestContext, body }) => {
    await requestRefund(context, visitor, body);
    return { message: translate(requestContext.language, 'order.refund_requested') };
  });

  route(
    orderCalls.placePrescription,
    async ({ visitor, requestContext: { language }, body, files, request }) => {
      const network = networkOfGuest(visitor, request, context.codeKey);
      const order_id = await placePrescription(context, { visitor, network, language, body }, files, request);
      return { message: translate(language, 'order.placed'), order_id };
    },
    { limit: limits.upload },
  );

  async function reasonsOf(
    table: 'cancellation_reasons' | 'refund_reasons',
    language: Language,
    { limit = 10, offset = 1 }: { limit?: number; offset?: number },
  ) {
    const all = await rows<{ id: number; reason: LocalizedText }>(
      pool,
      sql`select id, reason from ${sql.table(`marketplace.${table}`)} order by position, id`,
    );
    return all
      .slice((offset - 1) * limit, offset * limit)
      .map(({ id, reason }) => ({ id, reason: textIn(language, reason) }));
  }
}
