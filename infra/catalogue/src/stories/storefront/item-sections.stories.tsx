import {
  CampaignItems,
  OrderAgain,
  PickedForYou,
  RecentlyViewed,
  RecommendedItems,
  SpecialOffer,
} from '@souk/storefront';
import { aCustomer, anItemPage, aRecommendedPage } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';

export const itemSections: Story = {
  also: ['CampaignItems', 'OrderAgain', 'PickedForYou', 'RecentlyViewed', 'RecommendedItems', 'SpecialOffer'],
  answers: (words) => ({
    campaignItems: longItems(words),
    discountedItems: anItemPage(longItems(words)),
    itemsByIds: longItems(words),
    orderAgain: longItems(words),
    recommendedItems: aRecommendedPage(longItems(words)),
  }),
  states: {
    'special offer': ({ name, sentence }) => <SpecialOffer heading={name} subtitle={sentence} />,
    recommended: ({ action }) => <RecommendedItems heading={action} />,
    'picked for who chose interests': {
      shell: () => ({ interests: { 1: [1] } }),
      draw: ({ sentence }) => <PickedForYou heading={sentence} />,
    },
    'of campaigns, in a grid': ({ name }) => <CampaignItems heading={name} layout="grid" />,
    'of campaigns, in a row': ({ title }) => <CampaignItems heading={title} layout="slider" />,
    'ordered before': { shell: () => ({ customer: aCustomer() }), draw: () => <OrderAgain /> },
    'looked at before': { shell: () => ({ recent: [1, 2, 3] }), draw: () => <RecentlyViewed /> },
  },
};
