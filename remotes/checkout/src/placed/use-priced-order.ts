import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useOrderActions } from '@souk/storefront/orders';
import { useText } from '../texts/texts.ts';

/** The reason for the server, in these words in every language. */
const REASON = 'Prescription order canceled';

/**
 * Yes or no to a pharmacist's price (RX-5): choosing a payment method accepts the total that was shown, and no other.
 * @param onChange reloads the order
 */
export function usePricedOrder(
  order: OrderDetails,
  guestId: string | undefined,
  onChange: () => Promise<unknown>,
) {
  const t = useText();
  const { dialogs, toast } = useShell();
  const { busy, pay, switchToCash, cancel } = useOrderActions(order, guestId, onChange);

  return {
    busy,
    pay,
    payInCash: () => switchToCash(() => {}),
    async cancel() {
      const sure = await dialogs.confirm({
        title: t('priced.cancelTitle'),
        text: t('priced.cancelText'),
        confirmLabel: t('priced.cancel'),
        cancelLabel: t('priced.keep'),
      });
      if (sure) await cancel(REASON, (message) => toast({ kind: 'success', text: message }));
    },
  };
}
