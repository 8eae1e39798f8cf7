import { memo } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { AddToCart } from './add-to-cart.tsx';
import { HalalTag } from './halal-tag.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemName } from './item-name.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  block-size: 100%;
`;
const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
`;
const From = styled.p`
  min-inline-size: 0;
  overflow: hidden;
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface Props {
  item: Item;
  /** How wide the picture stands at which page width. */
  sizes?: string;
  /** Width by height of the picture. */
  ratio?: number;
  priority?: boolean;
  /** Stands among items of one store: its name and delivery time are left out. */
  withoutStore?: boolean;
}

/**
 * An item as a column: picture, name, where it comes from, rating and delivery time, price (CRD-1 vertical). Like the other
 * cards, it is not drawn again where its section is, such as when that comes near the visible part of the page.
 */
export const ItemCard = memo(function ItemCard({
  item,
  sizes = '(min-width: 999px) 240px, 45vw',
  ratio,
  priority,
  withoutStore = false,
}: Props) {
  return (
    <Card aria-label={item.name}>
      <ItemPicture item={item} sizes={sizes} ratio={ratio} priority={priority}>
        <AddToCart item={item} />
      </ItemPicture>
      <Facts>
        <ItemName item={item} />
        {withoutStore ? (
          <HalalTag item={item} />
        ) : (
          <>
            <From>{item.store_name}</From>
            <ItemMeta item={item} />
          </>
        )}
        <ItemPrice item={item} />
      </Facts>
    </Card>
  );
});
