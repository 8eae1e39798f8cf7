import { placingCalls, type QuoteBody } from '@souk/contracts/api';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { goodsInCart } from '../orders/cart-goods.ts';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import { networkOfGuest } from '../http/guest-network.ts';
import type { Route } from '../http/route.ts';
import { requireModule, type RequestContext } from '../http/request-context.ts';
import type { Visitor } from '../http/visitor.ts';
import { cashbackFor } from '../orders/cashback.ts';
import { couponByCode, couponProblem } from '../orders/coupon.ts';
import { offlineMethods } from '../orders/offline-method.ts';
import { placeOrder } from '../orders/place-order.ts';
import { quoteOrder } from '../orders/quote.ts';
import { Semaphore } from '../semaphore.ts';
import { row, rows } from '../sql.ts';

/** Fewer than the pool's connections, so that browsing continues while many order. */
const MAX_CONCURRENT_ORDERS = 6;

/** Quotes and placing of orders (CHK-1 to CHK-11). */
export function placingRoutes(route: Route, context: Context): void {
  const { pool, now, limits } = context;
  const placing = new Semaphore(MAX_CONCURRENT_ORDERS);

  const requestOf = <B extends QuoteBody>({
    requestContext,
    visitor,
    body,
    request,
  }: {
    requestContext: RequestContext;
    visitor: Visitor;
    body: B;
    request: FastifyRequest;
  }) => ({
    visitor,
    network: networkOfGuest(visitor, request, context.codeKey),
    moduleId: requireModule(requestContext),
    language: requestContext.language,
    body,
  });

  route(placingCalls.quoteOrder, (asked) => quoteOrder(context, requestOf(asked)), {
    limit: limits.quote,
    visitorLimit: limits.quoteOfVisitor,
  });

  route(placingCalls.placeOrder, (asked) => placeOrder(context, requestOf(asked), asked.request, placing), {
    limit: limits.guestOrder,
    // A customer is identified by the account, not by the body.
    unlimited: ({ headers }) => headers.authorization !== undefined,
    visitorLimit: limits.orderOfVisitor,
  });

  route(
    placingCalls.applyCoupon,
    async ({ requestContext: { language }, visitor, query }) => {
      const store = await row<{ id: number; module_id: number }>(
        pool,
        sql`select id, module_id from marketplace.stores where id = ${query.store_id}`,
      );
      if (!store) throw notFound('store');
      const coupon = await couponByCode(pool, query.code, visitor);
      const problem = couponProblem(coupon, {
        visitor,
        moduleId: store.module_id,
        storeId: store.id,
        goods: await goodsInCart(pool, visitor, store, now()),
        settings: await readSettings(pool),
        language,
        now: now(),
      });
      if (problem) throw problem;
      if (!coupon) throw new Error(`The valid coupon ${query.code} was not found.`);
      return {
        code: coupon.code,
        title: textIn(language, coupon.title),
        discount_type: coupon.discount_type,
        discount: coupon.discount_type === 'amount' ? coupon.discount / 100 : coupon.discount,
        min_purchase: coupon.min_purchase / 100,
        max_discount: coupon.max_discount / 100,
      };
    },
    { limit: limits.coupon, visitorLimit: limits.couponOfVisitor },
  );

  route(placingCalls.offlineMethods, ({ requestContext: { language } }) => offlineMethods(pool, language));

  route(placingCalls.cashbackFor, async ({ requestContext: { language }, query }) => {
    const cashback = await cashbackFor(pool, Math.round(query.amount * 100), now());
    return cashback && { title: textIn(language, cashback.title), cashback_amount: cashback.amount / 100 };
  });

  route(placingCalls.parcelInstructions, async ({ requestContext: { language } }) => {
    const found = await rows<{ id: number; instruction: LocalizedText }>(
      pool,
      sql`select id, instruction from marketplace.parcel_instructions order by position, id`,
    );
    return found.map(({ id, instruction }) => ({ id, instruction: textIn(language, instruction) }));
  });
}
