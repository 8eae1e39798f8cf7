import type { CartLine, Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';

/** Whether two items are the same thing to buy: a campaign has ids of its own (CRT-16). */
const isSame = (line: CartLine, item: Item) =>
  line.item_id === item.id && (line.item_type === 'ItemCampaign') === Boolean(item.available_date_starts);

/** What the cart holds of an item: the line that a card changes, and the quantity of all its lines. */
export function useCartLine(item: Item): { line: CartLine | undefined; quantity: number } {
  const lines = useReadable(useShell().cart.lines) ?? [];
  const own = lines.filter((line) => isSame(line, item));
  return {
    line: own.find((line) => line.variation.length === 0 && line.add_ons.length === 0) ?? own[0],
    quantity: own.reduce((sum, line) => sum + line.quantity, 0),
  };
}
