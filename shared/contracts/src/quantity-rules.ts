import type { CartLine } from './api/index.ts';
import { isLineOf, isMadeAlike, stockOf } from './choices.ts';
import type { CartChoice } from './shell/cart-choice.ts';

/** Why a quantity is refused (CRT-11 to CRT-13). */
export type QuantityRefusal = 'stock' | 'maximum';

const sum = (lines: readonly CartLine[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

/**
 * The rule that forbids a choice beside the other lines of the cart, or null. Stock counts what was chosen, the maximum every
 * line of the item. Food counts no stock (its `stock` is null), so only the maximum holds it back; every other module has both.
 */
export function refusalOf(choice: CartChoice, others: readonly CartLine[]): QuantityRefusal | null {
  const { item, quantity, variation = [] } = choice;
  const ofItem = others.filter((line) => isLineOf(line, item));
  const isOfChoice = (line: CartLine) =>
    item.variations.length === 0 ||
    isMadeAlike({ variation: line.variation, addOnIds: [] }, { variation, addOnIds: [] });
  const stock = stockOf(item, variation);
  if (stock !== null && sum(ofItem.filter(isOfChoice)) + quantity > stock) return 'stock';
  const maximum = item.maximum_cart_quantity;
  return maximum !== null && maximum > 0 && sum(ofItem) + quantity > maximum ? 'maximum' : null;
}
