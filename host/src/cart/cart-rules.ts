import { isCampaignItem, isLineOf, isMadeAlike } from '@souk/contracts';
import type { CartChoice, CartLine, Item } from '@souk/contracts';

/** Whether two lines would be one: the same item with the same options, kinds of add-ons and note. */
export function isSameChoice(
  line: CartLine,
  { item, variation = [], addOns = [], note }: CartChoice,
): boolean {
  const made = { variation: line.variation, addOnIds: line.add_on_ids, note: line.note };
  return isLineOf(line, item) && isMadeAlike(made, { variation, addOnIds: addOns.map(({ id }) => id), note });
}

/** Campaign items, and only these, carry their dates (CRT-16). */
export const modelOf = (item: Item) => (isCampaignItem(item) ? 'ItemCampaign' : 'Item');

/** Whether adding this to these lines would mix two stores (CRT-9); an empty cart mixes nothing. */
export const isOfAnotherStore = (lines: readonly CartLine[], item: Item) =>
  lines.some((line) => line.item.store_id !== item.store_id);
