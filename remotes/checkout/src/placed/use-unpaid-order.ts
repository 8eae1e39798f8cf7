import { clearCart } from '@souk/api-client';
import { inModule, orderPlacedPath, ROUTES } from '@souk/contracts';
import type { OrderDetails, Toast } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { orderAgainState, useOrderActions } from '@souk/storefront/orders';
import { useText } from '../texts/texts.ts';

/** The reason for the server, in these words in every language (PAY-4). */
const REASON = 'Order payment canceled';

/** What can be done about an order whose payment failed (PAY-3 to PAY-6). One thing at a time. */
export function useUnpaidOrder(order: OrderDetails, guestId: string | undefined) {
  const t = useText();
  const { checkout, navigate, report, toast } = useShell();
  const { busy, pay, switchToCash, cancel } = useOrderActions(order, guestId);
  const whose = guestId === undefined ? {} : { guest_id: guestId };
  const path = orderPlacedPath(order);

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
    pay,
    switchToCash: () =>
      switchToCash((message) => goHome(message, { label: t('placed.see'), run: () => navigate(path) })),
    cancel: () =>
      cancel(REASON, (message) => {
        // What shoppers dislike about an emptied cart is made good (AMB-16).
        const again = {
          label: t('fail.again'),
          run: () => navigate(path, { state: orderAgainState }),
        };
        return goHome(message, order.lines.length > 0 ? again : undefined);
      }),
  };
}

export type UnpaidOrder = ReturnType<typeof useUnpaidOrder>;
