import { isCampaignItem, isLineOf, isMadeAlike, stockOf } from '@souk/contracts';
import type { CartChoice, CartLine, Item } from '@souk/contracts';

/** Why a quantity may not be had (CRT-11 to CRT-13). */
export type Refusal = 'stock' | 'maximum';

/** A choice as it would be made into a line. */
const madeOf = ({ variation = [], addOns = [] }: Pick<CartChoice, 'variation' | 'addOns'>) => ({
  variation,
  addOnIds: addOns.map(({ id }) => id),
});

const sum = (lines: readonly CartLine[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

/**
 * The rule that forbids a choice beside the other lines of the cart, or null. Stock counts what was chosen, the maximum every
 * line of the item. Food counts no stock (its `stock` is null), so only the maximum holds it back; every other module has both.
 */
export function refusalOf(choice: CartChoice, others: readonly CartLine[]): Refusal | null {
  const { item, quantity, variation = [] } = choice;
  const ofItem = others.filter((line) => isLineOf(line, item));
  const ofChoice = ofItem.filter(
    (line) =>
      item.variations.length === 0 ||
      isMadeAlike(madeOf({ variation: line.variation }), madeOf({ variation })),
  );
  const stock = stockOf(item, variation);
  if (stock !== null && sum(ofChoice) + quantity > stock) return 'stock';
  const maximum = item.maximum_cart_quantity;
  return maximum !== null && maximum > 0 && sum(ofItem) + quantity > maximum ? 'maximum' : null;
}

/** Whether two lines would be one: the same item with the same options and kinds of add-ons. */
export function isSameChoice(line: CartLine, choice: CartChoice): boolean {
  const made = { variation: line.variation, addOnIds: line.add_on_ids };
  return isLineOf(line, choice.item) && isMadeAlike(made, madeOf(choice));
}

/** Campaign items, and only these, carry their dates (CRT-16). */
export const modelOf = (item: Item) => (isCampaignItem(item) ? 'ItemCampaign' : 'Item');

/** Whether adding this to these lines would mix two stores (CRT-9); an empty cart mixes nothing. */
export const isOfAnotherStore = (lines: readonly CartLine[], item: Item) =>
  lines.some((line) => line.item.store_id !== item.store_id);
