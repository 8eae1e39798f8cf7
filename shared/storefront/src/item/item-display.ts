import { createContext, useContext } from 'react';

/** What differs between modules in how their items are shown. */
export interface ItemDisplayOptions {
  /** Where items with variations and a campaign's open: in the dialog of their module, or on their page (CRT-10, POP-24). */
  variedItemsOpen: 'dialog' | 'page';
  /** Whether items carry the mark of vegetarian and other dishes (POP-2). */
  dietMarks: boolean;
  /** Whether cards keep a line for the price per unit. */
  unitPrices: boolean;
}

/** How most modules show theirs. */
export const DEFAULT_ITEM_DISPLAY: ItemDisplayOptions = {
  variedItemsOpen: 'dialog',
  dietMarks: false,
  unitPrices: false,
};

export const ItemDisplayContext = createContext(DEFAULT_ITEM_DISPLAY);

export const useItemDisplay = (): ItemDisplayOptions => useContext(ItemDisplayContext);
