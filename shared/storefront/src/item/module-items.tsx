import type { ReactNode } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { ItemDisplayContext } from './item-display.ts';

/** Shows items as the current module does, on pages that are drawn in every module. */
export function ModuleItems({ children }: { children: ReactNode }) {
  const capabilities = useReadable(useShell().module.profile)?.capabilities;
  return (
    <ItemDisplayContext
      value={{
        variedItemsOpen: capabilities?.productPage ? 'page' : 'dialog',
        dietMarks: capabilities?.diets ?? false,
        unitPrices: capabilities?.unitPrices ?? false,
      }}
    >
      {children}
    </ItemDisplayContext>
  );
}
