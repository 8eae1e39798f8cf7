import { refusalOf } from '@souk/contracts';
import type { CartChoice, CartLine } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/**
 * How far a choice can rise beside what else the cart holds, and what is said to somebody who wants more (CRT-11, CRT-13,
 * POP-19). `line` is the one that it changes.
 */
export function useQuantityLimit(wanted: CartChoice, line?: CartLine) {
  const t = useText();
  const shell = useShell();
  const others = (useReadable(shell.cart.lines) ?? []).filter(({ id }) => id !== line?.id);
  const refusal = refusalOf({ ...wanted, quantity: wanted.quantity + 1 }, others);
  return {
    max: refusal ? wanted.quantity : Infinity,
    onLimit: () =>
      shell.toast({
        kind: 'error',
        text: t(refusal === 'maximum' ? 'item.outOfLimits' : 'item.outOfStock'),
        id: 'limit',
      }),
  };
}
