import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { RatingChip } from '../rating/rating-chip.tsx';
import { DeliveryTime } from './delivery-time.tsx';

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space[2]};
`;

/** What customers choose an item by besides its price: its rating, and how long it takes. */
export function ItemMeta({ item }: { item: Item }) {
  return (
    <Meta>
      <RatingChip of={item} />
      <DeliveryTime item={item} />
    </Meta>
  );
}
