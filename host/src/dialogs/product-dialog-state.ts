import type { CartLine, Item, Readable } from '@souk/contracts';
import { createStore } from '../state/store.ts';
import { carryPicture } from './carry-picture.ts';

interface OpenProduct {
  item: Item;
  line?: CartLine;
  /** The element that had the focus before, which gets it back. */
  opener: Element | null;
}

export interface ProductDialogState {
  open: Readable<OpenProduct | null>;
  show(item: Item, options?: { line?: CartLine }): void;
  close(): void;
  /** No release draws the dialog of the open item: its page or a toast takes its place. */
  missing(): void;
}

/** Which item's dialog is open. */
export function createProductDialog(onMissing: (item: Item) => void): ProductDialogState {
  const open = createStore<OpenProduct | null>(null);
  return {
    open,
    show(item, options) {
      const opener = document.activeElement;
      carryPicture(opener, () => open.set({ item, line: options?.line, opener }));
    },
    close: () => open.set(null),
    missing() {
      const product = open.get();
      open.set(null);
      if (product) onMissing(product.item);
    },
  };
}
