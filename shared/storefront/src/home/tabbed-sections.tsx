import { basicItemsQuery, mostReviewedItemsQuery } from '@souk/api-client';
import type { TabbedItemPage } from '@souk/contracts';
import { ItemCard } from '../item/item-card.tsx';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { QuerySection } from '../section/query-section.tsx';
import type { Asked } from '../section/use-near-query.ts';
import { Rail } from '../section/rail.tsx';
import { TabbedItems } from '../section/tabbed-items.tsx';
import { WithTabs } from '../section/with-tabs.tsx';

const FETCHED = 50;

interface Props {
  heading: string;
  subtitle?: string;
}

function TabbedRail({ name, query, ...frame }: Props & { name: string; query: Asked<TabbedItemPage> }) {
  return (
    <QuerySection
      {...frame}
      query={query}
      isEmpty={({ products }) => products.length === 0}
      skeleton={
        <WithTabs>
          <Rail label={frame.heading} of="items">
            {cardSkeletons(5)}
          </Rail>
        </WithTabs>
      }
    >
      {(page) => (
        <TabbedItems label={frame.heading} name={name} {...page}>
          {(items) => (
            <Rail label={frame.heading} of="items">
              {items.map((item) => (
                <ItemCard key={item.id} item={item} />
              ))}
            </Rail>
          )}
        </TabbedItems>
      )}
    </QuerySection>
  );
}

/** The best-reviewed items under tabs of their categories (HOM-12). */
export function BestReviewed(props: Props) {
  const query = mostReviewedItemsQuery({ type: 'all', limit: FETCHED, offset: 1 });
  return <TabbedRail name="best-reviewed" query={query} {...props} />;
}

/** Everyday items nearby under tabs of their categories (HOM-3). */
export function BasicItems(props: Props) {
  return (
    <TabbedRail name="basic" query={basicItemsQuery({ type: 'all', limit: FETCHED, offset: 1 })} {...props} />
  );
}
