import { useEffect } from 'react';
import type { Quote } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import type { OrderValues } from './order-values.ts';

/** Orders for now where the store takes no orders for later any more, and says so. */
export function useSchedulable(
  { slot }: OrderValues,
  quote: Quote | undefined,
  setValues: (update: (now: OrderValues) => OrderValues) => unknown,
): void {
  const t = useText();
  const { toast } = useShell();
  const isTimeGone = slot !== null && quote?.slots.length === 0;
  // A closed store says itself that it takes no orders.
  const store = quote?.open_now === 1 ? quote.store?.name : undefined;
  useEffect(() => {
    if (!isTimeGone) return;
    void setValues((now) => ({ ...now, slot: null }));
    if (store !== undefined)
      toast({ kind: 'warning', id: 'checkout-time', text: t('slot.nowInstead', { store }) });
  }, [isTimeGone, store, setValues, toast, t]);
}
