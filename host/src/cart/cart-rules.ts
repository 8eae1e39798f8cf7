import type { CartChoice, CartLine, Item } from '@souk/contracts';

/** Why a quantity may not be had (CRT-11 to CRT-13). */
export type Refusal = 'stock' | 'maximum';

/**
 * The rule that forbids a quantity, or null. Food counts no stock (its `stock` is null), so only the maximum holds it
 * back; every other module has both.
 */
export function refusalOf(
  wanted: number,
  { stock, maximum }: { stock: number | null; maximum: number | null },
): Refusal | null {
  if (stock !== null && wanted > stock) return 'stock';
  return maximum !== null && maximum > 0 && wanted > maximum ? 'maximum' : null;
}

/** Whether two lines would be one: the same item with the same choices. */
export function isSameChoice(line: CartLine, choice: CartChoice): boolean {
  const addOns = (choice.addOns ?? []).map(({ id, quantity }) => `${id}x${quantity}`).sort();
  return (
    line.item_id === choice.item.id &&
    line.item_type === modelOf(choice.item) &&
    JSON.stringify(line.variation) === JSON.stringify(choice.variation ?? []) &&
    JSON.stringify(line.add_on_ids.map((id, index) => `${id}x${line.add_on_qtys[index] ?? 0}`).sort()) ===
      JSON.stringify(addOns)
  );
}

/** Campaign items, and only these, carry their dates (CRT-16). */
export const modelOf = (item: Item) => (item.available_date_starts === undefined ? 'Item' : 'ItemCampaign');

/** Whether adding this to these lines would mix two stores (CRT-9); an empty cart mixes nothing. */
export const isOfAnotherStore = (lines: readonly CartLine[], item: Item) =>
  lines.some((line) => line.item.store_id !== item.store_id);
