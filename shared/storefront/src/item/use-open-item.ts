import { hasVariations, isCampaignItem, productPath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useItemHabits } from './item-habits.ts';

/** Opens an item: in the dialog of its module, or on its product page where the module wants that (CRT-10, POP-24). */
export function useOpenItem(): (item: Item) => void {
  const shell = useShell();
  const { variedItemsOpen } = useItemHabits();
  return (item) => {
    const page = productPath(item);
    const wantsPage = hasVariations(item) || isCampaignItem(item);
    const toPage = variedItemsOpen === 'page' && wantsPage && shell.canNavigate(page);
    if (toPage) shell.navigate(page);
    else shell.dialogs.product(item);
  };
}
