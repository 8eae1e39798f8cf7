import { orderCalls } from '@souk/contracts/api';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { payOffline, payOrder } from '../payments/pay-order.ts';
import { tipOrder } from '../orders/tip-after-delivery.ts';
import { translate } from '../texts/translate.ts';

/** Payment of placed orders (PAY-4 to PAY-6, CHK-15), and tips after delivery. */
export function paymentRoutes(route: Route, context: Context): void {
  route(orderCalls.payOrder, async ({ visitor, requestContext: { language }, body }) => {
    // The failed-payment dialog sends no method: it switches to cash (PAY-5).
    const method = body.payment_method ?? 'cash_on_delivery';
    const choice = { method, acceptedTotal: body.accepted_total };
    const payment_url = await payOrder(context, visitor, body.order_id, choice, language);
    return { message: translate(language, 'order.payment_changed'), payment_url };
  });

  route(
    orderCalls.tipOrder,
    async ({ visitor, requestContext: { language }, body }) => {
      const { order_id: orderId, amount, payment_method: method } = body;
      const payment_url = await tipOrder(context, visitor, { orderId, amount, method }, language);
      return { message: translate(language, payment_url === null ? 'tip.given' : 'tip.pay'), payment_url };
    },
    { visitorLimit: context.limits.tipOfVisitor },
  );

  route(orderCalls.offlinePayment, async ({ visitor, requestContext: { language }, body }) => {
    await payOffline(context, visitor, body, language);
    return { message: translate(language, 'order.payment_updated') };
  });
}
