import styled from 'styled-components';
import type { FlashSaleEntry } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { AddToCart } from '../item/add-to-cart.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { ItemName } from '../item/item-name.tsx';
import { ItemPicture } from '../item/item-picture.tsx';
import { ItemPrice } from '../item/item-price.tsx';
import { WideText } from '../item/wide-card.tsx';
import { SoldProgress } from './sold-progress.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  block-size: 100%;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;

/** A product of the flash sale in a list: how much of it is sold stands under its price (CRD-1 flash sale). */
export function FlashItemCard({ entry }: { entry: FlashSaleEntry }) {
  const { item } = entry;
  return (
    <Card aria-label={item.name}>
      <ItemPicture item={item} sizes="(min-width: 999px) 240px, 45vw">
        <AddToCart item={item} />
      </ItemPicture>
      <ItemName item={item} />
      <WideText>{item.store_name}</WideText>
      <ItemMeta item={item} />
      <ItemPrice item={item} />
      <SoldProgress entry={entry} />
    </Card>
  );
}
