import { popularStoresQuery } from '@souk/api-client';
import type { Store } from '@souk/contracts';
import { Tabs } from '@souk/ui';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { ListSection } from '../section/list-section.tsx';
import { Rail } from '../section/rail.tsx';
import { useRememberedTab } from '../section/use-remembered-tab.ts';
import { WithTabs } from '../section/with-tabs.tsx';
import { COVER_RATIO, StoreCard } from '../store/store-card.tsx';
import { useText } from '../texts/texts.ts';

const SHOWN = 12;
const TABS = ['popular', 'topRated', 'new'] as const;

/** The same stores as fetched, by rating, or newest first (HOM-11). */
export const storeOrders: Record<(typeof TABS)[number], (stores: readonly Store[]) => readonly Store[]> = {
  popular: (stores) => stores,
  topRated: (stores) => stores.toSorted((a, b) => b.avg_rating - a.avg_rating),
  new: (stores) => stores.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
};

function TabbedStores({ heading, stores }: { heading: string; stores: readonly Store[] }) {
  const t = useText();
  const [selected, select] = useRememberedTab('stores', TABS);
  return (
    <Tabs
      label={heading}
      tabs={TABS.map((id) => ({ id, label: t(`stores.tabs.${id}`) }))}
      selected={selected}
      onSelect={select}
    >
      <Rail key={selected} label={heading} of="stores">
        {storeOrders[selected](stores).map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </Rail>
    </Tabs>
  );
}

/** Popular stores, which can be seen by rating and by age as well (HOM-11, HOM-16). */
export function PopularStores({ heading, subtitle }: { heading: string; subtitle?: string }) {
  return (
    <ListSection
      heading={heading}
      subtitle={subtitle}
      viewAll="/store/popular"
      query={popularStoresQuery({ type: 'all', offset: 1, limit: SHOWN })}
      kind="store"
      rows={({ stores }) => stores}
      skeleton={
        <WithTabs>
          <Rail label={heading} of="stores">
            {cardSkeletons(4, { ratio: COVER_RATIO })}
          </Rail>
        </WithTabs>
      }
    >
      {(stores) => <TabbedStores heading={heading} stores={stores} />}
    </ListSection>
  );
}
