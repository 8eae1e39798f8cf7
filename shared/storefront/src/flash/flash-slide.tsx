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

const Slide = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;

/** A product of the flash sale as one slide of the card beside the popular items (CRD-1 flash sale slider). */
export function FlashSlide({ entry }: { entry: FlashSaleEntry }) {
  const { item } = entry;
  return (
    <Slide aria-label={item.name}>
      <ItemPicture item={item} sizes="(min-width: 999px) 256px, 80vw">
        <AddToCart item={item} />
      </ItemPicture>
      <ItemName item={item} />
      <WideText>{item.store_name}</WideText>
      <ItemMeta item={item} />
      <ItemPrice item={item} />
      <SoldProgress entry={entry} />
    </Slide>
  );
}
