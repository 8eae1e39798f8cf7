import { useRef, useState } from 'react';
import { ApiError, cancelOrder, clearCart, payOrder } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import type { OrderDetails, Toast } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { leaveFor } from '../leave-for.ts';
import { useText } from '../texts/texts.ts';
import { orderAgain } from './order-again.ts';

/** What the server is told, in these words whatever the language (PAY-4). */
const REASON = 'Order payment canceled';

type Action = 'pay' | 'cash' | 'cancel';

/** What can be done about an order that is not paid (PAY-3 to PAY-6). One thing at a time. */
export function useUnpaidOrder(order: OrderDetails, guestId: string | undefined) {
  const t = useText();
  const { checkout, navigate, report, toast, cart } = useShell();
  const [busy, setBusy] = useState<Action | null>(null);
  const running = useRef(false);
  const whose = guestId === undefined ? {} : { guest_id: guestId };
  const ofOrder = { order_id: order.id, ...whose };

  const run = async (action: Action, step: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(action);
    try {
      await step();
    } catch (error) {
      const said = error instanceof ApiError && error.errors.map(({ message }) => message).join('\n');
      toast({ kind: 'error', id: 'unpaid-order', text: said || t('fail.failed') });
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

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
        if (payment_url === null || !leaveFor(payment_url))
          toast({ kind: 'error', id: 'unpaid-order', text: t('fail.failed') });
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
