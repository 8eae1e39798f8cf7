import { memo } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { AddToCart } from './add-to-cart.tsx';
import { DiscountChip } from './discount-chip.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemName } from './item-name.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { WideCard, WideFacts, WideRow, WideText } from './wide-card.tsx';

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;

/** An item as a row of a list: picture, name with what is off, store, price and control (CRD-1 list-view). */
export const ListItemCard = memo(function ListItemCard({ item }: { item: Item }) {
  return (
    <WideCard $picture="96px" aria-label={item.name}>
      <ItemPicture item={item} sizes="96px" badges={false} />
      <WideFacts>
        <ItemName item={item} />
        <WideText>{item.store_name}</WideText>
        <Meta>
          <ItemMeta item={item} />
          <DiscountChip item={item} />
        </Meta>
        <WideRow>
          <ItemPrice item={item} />
          <AddToCart item={item} />
        </WideRow>
      </WideFacts>
    </WideCard>
  );
});
