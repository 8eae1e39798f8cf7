import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { RatingChip } from '../rating/rating-chip.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import { HalalTag } from './halal-tag.tsx';

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`;

/** What customers choose an item by besides its price: its rating, how long it takes, and whether it is halal. */
export function ItemMeta({ item }: { item: Item }) {
  return (
    <Meta>
      <RatingChip of={item} />
      <DeliveryTime item={item} />
      <HalalTag item={item} />
    </Meta>
  );
}
