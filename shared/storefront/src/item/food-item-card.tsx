import { memo } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { lineClamp, tokens } from '@souk/ui';
import { AddToCart } from './add-to-cart.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemName } from './item-name.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { WideCard, WideFacts, WideText } from './wide-card.tsx';

const Reversed = styled(WideCard)`
  grid-template-columns: minmax(0, 1fr) 136px;
  align-items: stretch;

  /* By columns: an order would move the picture once the words after it have come, while the page is loading. */
  > * {
    grid-row: 1;
    grid-column: 2;
  }
`;
const Words = styled(WideFacts)`
  && {
    display: flex;
    flex-direction: column;
    grid-column: 1;
    align-items: start;
  }
`;
const Description = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  ${lineClamp(2)}
`;

/** How high a `FoodItemCard` usually is, for its skeleton. */
export const FOOD_ITEM_CARD_HEIGHT = '11rem';

/** A dish as a row: words first, then its picture with the add-to-cart control (CRD-1 food horizontal). */
export const FoodItemCard = memo(function FoodItemCard({
  item,
  priority,
}: {
  item: Item;
  priority?: boolean;
}) {
  return (
    <Reversed $picture="136px" aria-label={item.name}>
      <ItemPicture item={item} sizes="136px" priority={priority} badges={false}>
        <AddToCart item={item} />
      </ItemPicture>
      <Words>
        <ItemName item={item} />
        <WideText>{item.store_name}</WideText>
        <Description>{item.description}</Description>
        <ItemPrice item={item} />
        <ItemMeta item={item} />
      </Words>
    </Reversed>
  );
});
