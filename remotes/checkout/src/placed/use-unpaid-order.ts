import { cancelOrder, clearCart, payOrder } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import type { OrderDetails, Toast } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { leaveFor } from '@souk/storefront';
import { useText } from '../texts/texts.ts';
import { orderAgain } from './order-again.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What the server is told, in these words whatever the language (PAY-4). */
const REASON = 'Order payment canceled';

/** What can be done about an order that is not paid (PAY-3 to PAY-6). One thing at a time. */
export function useUnpaidOrder(order: OrderDetails, guestId: string | undefined) {
  const t = useText();
  const { checkout, navigate, report, toast, cart } = useShell();
  const { busy, run, fail } = useOneAtATime<'pay' | 'cash' | 'cancel'>();
  const whose = guestId === undefined ? {} : { guest_id: guestId };
  const ofOrder = { order_id: order.id, ...whose };

  /** Both ways out empty the cart and lead home (PAY-4); what can be done about it goes along. */
  const goHome = async (message: string, action: Toast['action']) => {
    await clearCart(whose, order.module_id).catch((error: unknown) =>
      report({ kind: 'error', error, while: 'emptying the cart after a payment failed' }),
    );
    checkout.done('cart');
    toast({ kind: 'success', text: message, action, duration: 10_000 });
    navigate(inModule(ROUTES.home, order.module_id));
  };

  return {
    busy,
    pay: () =>
      run('pay', async () => {
        const { payment_url } = await payOrder({ ...ofOrder, payment_method: 'digital_payment' });
        if (payment_url === null || !leaveFor(payment_url)) fail();
      }),
    switchToCash: () =>
      run('cash', async () => {
        const { message } = await payOrder({ ...ofOrder, payment_method: 'cash_on_delivery' });
        const path = inModule(`${ROUTES.orderPlaced}?order_id=${order.id}`, order.module_id);
        await goHome(message, { label: t('placed.see'), run: () => navigate(path) });
      }),
    cancel: () =>
      run('cancel', async () => {
        const { message } = await cancelOrder({ ...ofOrder, reason: REASON });
        // What shoppers dislike about an emptied cart is made good (AMB-16).
        const again = {
          label: t('fail.again'),
          run: () => void orderAgain(order.lines, cart).catch(() => {}),
        };
        await goHome(message, order.lines.length > 0 ? again : undefined);
      }),
  };
}
