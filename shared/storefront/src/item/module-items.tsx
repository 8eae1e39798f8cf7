import type { ReactNode } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { ItemHabitsContext } from './item-habits.ts';

/** Shows items as the current module does, on pages that are drawn in every module. */
export function ModuleItems({ children }: { children: ReactNode }) {
  const capabilities = useReadable(useShell().module.profile)?.capabilities;
  return (
    <ItemHabitsContext
      value={{
        variedItemsOpen: capabilities?.productPage ? 'page' : 'dialog',
        dietMarks: capabilities?.diets ?? false,
        unitPrices: capabilities?.unitPrices ?? false,
      }}
    >
      {children}
    </ItemHabitsContext>
  );
}
