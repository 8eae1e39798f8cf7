import styled from 'styled-components';
import { campaignItemsQuery, discountedItemsQuery, recommendedItemsQuery } from '@souk/api-client';
import type { Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { ItemRail } from '../item/item-rail.tsx';
import { ItemCard } from '../item/item-card.tsx';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { Grid } from '../section/grid.ts';
import { useInterests } from './use-interests.ts';
import { ListSection } from '../section/list-section.tsx';

const OFFERS = 15;
const CAMPAIGN_GRID = 10;

interface Named {
  heading: string;
  subtitle?: string;
}

/** Items below their price: fifteen, five at a time (HOM-8, PRO-11). */
export function SpecialOffer(named: Named) {
  const module = useReadable(useShell().module.current);
  return (
    <ItemRail
      {...named}
      viewAll={`/home?search=special-offer&module_id=${module?.id ?? ''}&data_type=discounted`}
      query={discountedItemsQuery({ limit: OFFERS, offset: 1 })}
      items={({ products }) => products}
    />
  );
}

/** What others who bought here like (HOM-13); what the visitor is interested in comes first (MOD-9). */
export function RecommendedItems(named: Named) {
  const query = recommendedItemsQuery({ category_ids: useInterests() });
  return <ItemRail {...named} query={query} items={({ items }) => items} />;
}

/** The same for homes without such a section: shown to visitors who chose interests in the module (MOD-9). */
export function PickedForYou(named: Named) {
  return useInterests().length > 0 && <RecommendedItems {...named} />;
}

/* Ten stand in two rows of five; narrower grids leave out what would begin another row. */
const FullRows = styled(Grid)`
  @media (min-width: 600px) and (max-width: 998px) {
    > :nth-child(n + 10) {
      display: none;
    }
  }
  @media (min-width: 999px) and (max-width: 1179px) {
    > :nth-child(n + 9) {
      display: none;
    }
  }
`;

const all = (items: Item[]) => items;

/** Items of running campaigns, Just For You: in a grid, or in a row (HOM-7). */
export function CampaignItems({ layout, ...named }: Named & { layout: 'grid' | 'slider' }) {
  const query = campaignItemsQuery();
  if (layout === 'slider') return <ItemRail {...named} kind="campaign-item" query={query} items={all} />;
  return (
    <ListSection
      {...named}
      query={query}
      kind="campaign-item"
      rows={(items) => items.slice(0, CAMPAIGN_GRID)}
      skeleton={<FullRows $of="items">{cardSkeletons(CAMPAIGN_GRID)}</FullRows>}
    >
      {(items) => (
        <FullRows $of="items">
          {items.map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </FullRows>
      )}
    </ListSection>
  );
}
