import type { Item } from './api/index.ts';

/** What an item lets one choose: a dish's groups, or the older-style choices with their combinations. */
export type Choosable = Pick<Item, 'food_variations' | 'variations' | 'choice_options'>;

/** Whether there is anything to choose on an item, be it only optional: then it opens instead of going into the cart (CRT-10, WSH-10). */
export function hasVariations(item: Choosable): boolean {
  return item.food_variations.length > 0 || item.variations.length > 0 || item.choice_options.length > 0;
}

/** Whether an item cannot be ordered before something is chosen (POP-11). */
export function needsChoice(item: Choosable): boolean {
  return item.food_variations.some(({ required }) => required === 'on') || item.variations.length > 0;
}
