import { memo } from 'react';
import type { Item } from '@souk/contracts';
import { AddToCart } from './add-to-cart.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemName } from './item-name.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { WideCard, WideFacts, WideRow, WideText } from './wide-card.tsx';

/** An item in the grid of popular items: a small picture, and the words beside it (CRD-1 popular). */
export const PopularItemCard = memo(function PopularItemCard({
  item,
  priority,
}: {
  item: Item;
  priority?: boolean;
}) {
  return (
    <WideCard $picture="112px" aria-label={item.name}>
      <ItemPicture item={item} sizes="112px" priority={priority} badges={false} />
      <WideFacts>
        <ItemName item={item} />
        <WideText>{item.store_name}</WideText>
        <ItemMeta item={item} />
        <WideRow>
          <ItemPrice item={item} />
          <AddToCart item={item} />
        </WideRow>
      </WideFacts>
    </WideCard>
  );
});
