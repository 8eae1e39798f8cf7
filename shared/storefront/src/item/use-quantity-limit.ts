import { refusalOf } from '@souk/contracts';
import type { CartChoice, CartLine } from '@souk/contracts';
import { refusalText } from '@souk/i18n';
import { useReadable, useShell } from '@souk/remote-kit';

/**
 * How far a choice can rise beside what else the cart holds, and what is said to somebody who wants more (CRT-11, CRT-13,
 * POP-19). `line` is the one that it changes.
 */
export function useQuantityLimit(wanted: CartChoice, line?: CartLine) {
  const shell = useShell();
  const others = (useReadable(shell.cart.lines) ?? []).filter(({ id }) => id !== line?.id);
  const refusal = refusalOf({ ...wanted, quantity: wanted.quantity + 1 }, others);
  return {
    max: refusal ? wanted.quantity : Infinity,
    onLimit: () => shell.toast({ kind: 'error', text: refusalText(refusal ?? 'stock'), id: 'limit' }),
  };
}
