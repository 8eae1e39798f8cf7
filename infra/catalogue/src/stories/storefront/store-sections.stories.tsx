import { AllStores, FeaturedStores, LatestStores, PopularStores, VisitedStores } from '@souk/storefront';
import { aCustomer, aStorePage } from '@souk/testing/builders';
import { longStores } from './long-stores.ts';
import type { Story } from '../story.ts';

export const storeSections: Story = {
  also: ['AllStores', 'FeaturedStores', 'LatestStores', 'PopularStores', 'VisitedStores'],
  answers: (words) => ({
    latestStores: aStorePage(longStores(words)),
    popularStores: aStorePage(longStores(words)),
    visitedStores: longStores(words),
    // A page of many, and none for pickup.
    stores: ({ query }) =>
      query.store_type === 'take_away'
        ? aStorePage([])
        : aStorePage(longStores(words), { total_size: 100, limit: 3 }),
  }),
  states: {
    latest: ({ name }) => <LatestStores heading={name} />,
    featured: ({ action, sentence }) => <FeaturedStores heading={action} subtitle={sentence} />,
    popular: ({ sentence }) => <PopularStores heading={sentence} subtitle={sentence} />,
    visited: {
      shell: () => ({ customer: aCustomer() }),
      draw: ({ title }) => <VisitedStores heading={title} />,
    },
    all: ({ name }) => <AllStores heading={name} />,
    'none of all': {
      shell: () => ({ orderType: 'take_away' }),
      draw: ({ name }) => <AllStores heading={name} />,
    },
  },
};
