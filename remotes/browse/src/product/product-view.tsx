import { useEffect } from 'react';
import styled from 'styled-components';
import { isCampaignItem, productPath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { Countdown, DiscountChip, ItemFlags, ItemPrice, RatingChip, RecentlyViewed } from '@souk/storefront';
import {
  BuyBar,
  BuyBox,
  FoodChoices,
  ItemNote,
  Purchase,
  StoreName,
  AvailabilityGuard,
  useChoice,
  VariationChoices,
} from '@souk/storefront/product';
import { tokens } from '@souk/ui';
import { useShell } from '@souk/remote-kit';
import { ShareButton } from '../page/share-button.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyFacts } from './buy-facts.tsx';
import { Columns, Stack } from './columns.ts';
import { MoreAbout } from './more-about.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RelatedItems } from './related-items.tsx';
import { SellerCard } from './seller-card.tsx';

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;
const Name = styled.h1`
  font: ${tokens.type.headline};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
const Side = styled(Stack)`
  padding-block: ${tokens.space[2]};
`;
const Buy = styled(BuyBox)`
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.section};
  margin-block-start: ${tokens.space[6]};
`;

/** An item's own page: its pictures, what there is to choose and to buy, what is said of it, and what its store has besides (POP-26). */
export function ProductView({ item }: { item: Item }) {
  const choice = useChoice(item);
  const { recent } = useShell();
  // oxlint-disable-next-line react/exhaustive-deps -- once for each item, not for each answer about it
  useEffect(() => recent.add(item), [item.id]);
  return (
    <Page aria-label={item.name}>
      <Breadcrumbs item={item} />
      <Columns>
        <ProductGallery item={item} />
        <Side>
          <Row>
            <StoreName item={item} />
            <RatingChip of={item} />
          </Row>
          <Name>{item.name}</Name>
          <Row>
            <ItemPrice item={item} unit={choice.price} size="l" />
            <DiscountChip item={item} />
            <ItemFlags item={item} />
            <ShareButton title={item.name} path={productPath(item)} />
          </Row>
          {isCampaignItem(item) && item.available_date_ends && <Countdown until={item.available_date_ends} />}
          <VariationChoices choice={choice} />
          <FoodChoices choice={choice} />
          <ItemNote choice={choice} />
          <Buy>
            <AvailabilityGuard item={item}>
              <Purchase choice={choice} />
            </AvailabilityGuard>
          </Buy>
          <BuyBar choice={choice} />
          <BuyFacts choice={choice} />
          <SellerCard item={item} />
        </Side>
      </Columns>
      <Below>
        <MoreAbout item={item} />
        <RelatedItems item={item} />
        <RecentlyViewed key={item.id} except={item.id} />
      </Below>
    </Page>
  );
}
