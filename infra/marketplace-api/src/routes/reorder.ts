import { reorderCalls } from '@souk/contracts/api';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { ownOrder } from '../orders/order-row.ts';
import { reorderOf } from '../orders/reorder.ts';

/** Compares a former order with what is sold now (ORD-16). */
export function reorderRoutes(route: Route, context: Context): void {
  route(reorderCalls.reorder, async ({ visitor, requestContext: { language, zones }, query }) =>
    reorderOf(context, await ownOrder(context.pool, query.order_id, visitor), { language, zones }),
  );
}
