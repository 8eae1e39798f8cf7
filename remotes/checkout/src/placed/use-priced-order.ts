import { cancelOrder, payOrder } from '@souk/api-client';
import type { OrderDetails, PaymentMethod } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { leaveFor } from '@souk/storefront';
import { useText } from '../texts/texts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What the server is told, in these words whatever the language. */
const REASON = 'Prescription order canceled';

/**
 * Yes or no to a pharmacist's price (RX-5): whoever chooses how to pay has agreed to the total that they saw, and to no other.
 * @param onChange asks for the order anew
 */
export function usePricedOrder(
  order: OrderDetails,
  guestId: string | undefined,
  onChange: () => Promise<unknown>,
) {
  const t = useText();
  const { dialogs, toast } = useShell();
  const { busy, run, fail } = useOneAtATime<'pay' | 'cash' | 'cancel'>();
  const ofOrder = { order_id: order.id, ...(guestId === undefined ? {} : { guest_id: guestId }) };
  const accept = (payment_method: PaymentMethod) =>
    payOrder({ ...ofOrder, payment_method, accepted_total: order.order_amount });

  return {
    busy,
    pay: () =>
      run('pay', async () => {
        const { payment_url } = await accept('digital_payment').catch(async (error: unknown) => {
          await onChange();
          throw error;
        });
        if (payment_url === null || !leaveFor(payment_url)) fail();
      }),
    payInCash: () =>
      run('cash', async () => {
        await accept('cash_on_delivery').finally(onChange);
      }),
    async cancel() {
      const sure = await dialogs.confirm({
        title: t('priced.cancelTitle'),
        text: t('priced.cancelText'),
        confirmLabel: t('priced.cancel'),
        cancelLabel: t('priced.keep'),
      });
      if (!sure) return;
      await run('cancel', async () => {
        const { message } = await cancelOrder({ ...ofOrder, reason: REASON }).finally(onChange);
        toast({ kind: 'success', text: message });
      });
    },
  };
}
