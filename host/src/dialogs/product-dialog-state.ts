import type { ComponentType } from 'react';
import type { CartLine, Item, ProductDialogProps, Readable } from '@souk/contracts';
import { createStore } from '../shell/store.ts';

export interface OpenProduct {
  item: Item;
  line?: CartLine;
  /** Null while the module's dialog is on its way. */
  Dialog: ComponentType<ProductDialogProps> | null;
}

export interface ProductDialogState {
  open: Readable<OpenProduct | null>;
  show(item: Item, options?: { line?: CartLine }): void;
  close(): void;
  /** The dialog's tree threw: it is closed, and the item's page or a toast takes its place. */
  failed(item: Item): void;
}

interface Options {
  load(moduleType: string): Promise<ComponentType<ProductDialogProps> | null>;
  onMissing(item: Item): void;
}

/** Which item's dialog is open, and the component that its module contributes for it. */
export function createProductDialog({ load, onMissing }: Options): ProductDialogState {
  const open = createStore<OpenProduct | null>(null);
  const give = (item: Item) => {
    open.set(null);
    onMissing(item);
  };
  return {
    open,
    show(item, options) {
      const waiting: OpenProduct = { item, line: options?.line, Dialog: null };
      open.set(waiting);
      void load(item.module_type).then((Dialog) => {
        // Closed, or another item opened, while the dialog was on its way.
        if (open.get() !== waiting) return;
        if (Dialog) open.set({ ...waiting, Dialog });
        else give(item);
      });
    },
    close: () => open.set(null),
    failed: give,
  };
}
