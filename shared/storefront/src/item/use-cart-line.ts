import { isLineOf } from '@souk/contracts';
import type { CartLine, Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';

/** What the cart holds of an item: the line that a card changes, and the quantity of all its lines. */
export function useCartLine(item: Item): { line: CartLine | undefined; quantity: number } {
  const lines = useReadable(useShell().cart.lines) ?? [];
  const own = lines.filter((line) => isLineOf(line, item));
  return {
    line:
      own.find((line) => line.variation.length === 0 && line.add_ons.length === 0 && !line.note) ?? own[0],
    quantity: own.reduce((sum, line) => sum + line.quantity, 0),
  };
}
