import { AvailabilityGuard, BuyBar, BuyBox, Purchase } from '@souk/storefront/product';
import { aCampaignItem, anItem } from '@souk/testing/builders';
import styled from 'styled-components';
import { Chosen } from './chosen.tsx';
import type { Story } from '../story.ts';

const OutOfSight = styled(BuyBox)`
  position: fixed;
  inset-block-start: -100vb;
`;

export const purchase: Story = {
  also: ['AvailabilityGuard', 'BuyBar', 'BuyBox'],
  width: 400,
  states: {
    usual: () => <Chosen item={anItem()}>{(choice) => <Purchase choice={choice} />}</Chosen>,
    'of a campaign, for a high price': () => (
      <Chosen item={aCampaignItem({ price: 1_234_567 })}>{(choice) => <Purchase choice={choice} />}</Chosen>
    ),
    'with its bar at the foot of a phone': () => (
      <Chosen item={anItem({ price: 1_234_567 })}>
        {(choice) => (
          <div>
            <OutOfSight />
            <BuyBar choice={choice} />
          </div>
        )}
      </Chosen>
    ),
    'sold out': ({ name }) => <AvailabilityGuard item={anItem({ stock: 0 })}>{name}</AvailabilityGuard>,
    'outside of its hours': ({ name }) => (
      <AvailabilityGuard item={anItem({ available_time_starts: '03:00', available_time_ends: '03:01' })}>
        {name}
      </AvailabilityGuard>
    ),
  },
};
