import type { ComponentType } from 'react';
import type { CartLine, Item, ProductDialogProps, Readable } from '@souk/contracts';
import { createStore } from '../shell/store.ts';

interface OpenProduct {
  item: Item;
  line?: CartLine;
  /** Null while the module's dialog is on its way. */
  Dialog: ComponentType<ProductDialogProps> | null;
  /** The element that had the focus before, which gets it back. */
  opener: Element | null;
}

export interface ProductDialogState {
  open: Readable<OpenProduct | null>;
  show(item: Item, options?: { line?: CartLine }): void;
  close(): void;
  /** The dialog's tree threw: the last good release's takes its place, else the item's page or a toast. */
  failed(): void;
}

interface Options {
  load(moduleType: string): Promise<ComponentType<ProductDialogProps> | null>;
  /** Told of a dialog that threw, which `load` does not answer again. */
  onThrown(dialog: ComponentType<ProductDialogProps>): void;
  onMissing(item: Item): void;
}

/** Which item's dialog is open, and the component that its module contributes for it. */
export function createProductDialog({ load, onThrown, onMissing }: Options): ProductDialogState {
  const open = createStore<OpenProduct | null>(null);

  const start = (wanted: Omit<OpenProduct, 'Dialog'>) => {
    const { item } = wanted;
    const waiting: OpenProduct = { ...wanted, Dialog: null };
    open.set(waiting);
    void load(item.module_type).then((Dialog) => {
      // Closed, or another item opened, while the dialog was on its way.
      if (open.get() !== waiting) return;
      open.set(Dialog && { ...waiting, Dialog });
      if (!Dialog) onMissing(item);
    });
  };

  return {
    open,
    show: (item, options) => start({ item, line: options?.line, opener: document.activeElement }),
    close: () => open.set(null),
    failed() {
      const thrown = open.get();
      if (!thrown?.Dialog) return;
      onThrown(thrown.Dialog);
      start(thrown);
    },
  };
}
