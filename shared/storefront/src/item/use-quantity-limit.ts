import type { Item } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/** How many of an item one line may hold, and what is said to somebody who wants more (CRT-11, CRT-13, POP-19). */
export function useQuantityLimit(item: Pick<Item, 'stock' | 'maximum_cart_quantity'>) {
  const t = useText();
  const shell = useShell();
  const stock = item.stock ?? Infinity;
  const most = item.maximum_cart_quantity || Infinity;
  return {
    max: Math.max(1, Math.min(stock, most)),
    onLimit: () =>
      shell.toast({
        kind: 'error',
        text: t(most < stock ? 'item.outOfLimits' : 'item.outOfStock'),
        id: 'limit',
      }),
  };
}
