import { HomePage, StoreAction, StoreCard } from '@souk/storefront';
import { aStore } from '@souk/testing/builders';
import { longStores } from './long-stores.ts';
import type { Story } from '../story.ts';

export const storeCard: Story = {
  also: ['HomePage', 'StoreAction'],
  width: 340,
  states: {
    open: ({ name }) => <StoreCard store={aStore({ name })} />,
    closed: ({ name }) => (
      <StoreCard
        store={aStore({ name, open: 0, next_opening: { day: 5, in_days: 2, opening_time: '08:00' } })}
      />
    ),
    'delivers free, 20 % off, visited before': ({ name }) => (
      <StoreCard store={aStore({ name, free_delivery: 1, delivery_fee: 0, store_discount: 20 })} visited />
    ),
    'in a home that adds an action': (words) => (
      <HomePage
        storeAction={(store) => <StoreAction store={store} to="/checkout?page=cart" label={words.action} />}
      >
        {[aStore({ name: words.name }), ...longStores(words)].map((store) => (
          <StoreCard key={store.name} store={store} />
        ))}
      </HomePage>
    ),
    long: (words) => longStores(words).map((store) => <StoreCard key={store.id} store={store} visited />),
  },
};
