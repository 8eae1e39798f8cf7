import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { HalalTag } from '../item/halal-tag.tsx';
import { ItemPrice } from '../item/item-price.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`;

/** What a product of the flash sale costs; whether it is halal stands beside it, so that cards of a row are of one height. */
export function FlashPrice({ item }: { item: Item }) {
  return (
    <Row>
      <ItemPrice item={item} />
      <HalalTag item={item} />
    </Row>
  );
}
