import type { Item } from '@souk/contracts';
import { BuyBar, BuyBox, Purchase, useChoice } from '@souk/storefront/product';
import { aCampaignItem, anItem } from '@souk/testing/builders';
import styled from 'styled-components';
import type { Story } from '../story.ts';

const OutOfSight = styled(BuyBox)`
  position: fixed;
  inset-block-start: -100vb;
`;

function Bought({ item, outOfSight = false }: { item: Item; outOfSight?: boolean }) {
  const choice = useChoice(item);
  if (!outOfSight) return <Purchase choice={choice} />;
  return (
    <div>
      <OutOfSight />
      <BuyBar choice={choice} />
    </div>
  );
}

export const purchase: Story = {
  width: 400,
  states: {
    usual: () => <Bought item={anItem()} />,
    'of a campaign, for a high price': () => <Bought item={aCampaignItem({ price: 1_234_567 })} />,
    'with its bar at the foot of a phone': () => <Bought item={anItem({ price: 1_234_567 })} outOfSight />,
  },
};
