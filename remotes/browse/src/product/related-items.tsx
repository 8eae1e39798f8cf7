import { relatedItemsQuery } from '@souk/api-client';
import { slugOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { ItemDisplayContext, ItemRail, useItemDisplay } from '@souk/storefront';
import { useText } from '../texts/texts.ts';

const MAX_ITEMS = 10;

/** What else the item's store has (POP-26); for those who have picked a place, since it depends on that. */
export function RelatedItems({ item }: { item: Item }) {
  const t = useText();
  const display = useItemDisplay();
  const place = useReadable(useShell().location.current);
  if (!place) return null;
  return (
    <ItemDisplayContext value={{ ...display, variedItemsOpen: 'page' }}>
      <ItemRail
        heading={t('related', { store: item.store_name })}
        query={relatedItemsQuery({ id: slugOf(item), limit: MAX_ITEMS })}
        items={({ products }) => products}
      />
    </ItemDisplayContext>
  );
}
