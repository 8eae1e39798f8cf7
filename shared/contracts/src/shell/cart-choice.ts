import type { ChosenVariation, Item } from '../api/index.ts';

/** What may be put into the cart: the item and what was chosen for it. */
export interface CartChoice {
  item: Item;
  quantity: number;
  variation?: ChosenVariation[];
  addOns?: { id: number; quantity: number }[];
  /** What the customer writes to the store of it; since 1.12.0. Left out of a change, the line keeps its own. */
  note?: string;
}
