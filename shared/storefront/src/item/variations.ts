import type { Item } from '@souk/contracts';

/** Whether there is anything to choose on an item, be it only optional (CRT-10). */
export const hasVariations = (item: Item): boolean =>
  item.food_variations.length > 0 || item.variations.length > 0 || item.choice_options.length > 0;

/** Whether an item cannot be ordered before something is chosen (POP-11). */
export const needsChoice = (item: Item): boolean =>
  item.food_variations.some(({ required }) => required === 'on') || item.variations.length > 0;
