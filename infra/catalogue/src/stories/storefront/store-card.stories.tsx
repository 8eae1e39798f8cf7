import { StoreCard } from '@souk/storefront';
import { aStore } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const storeCard: Story = {
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
    long: (words) =>
      longOf(words).map((name, index) => (
        <StoreCard
          key={name}
          store={aStore({ id: index + 1, name, address: name, kinds: [...longOf(words)] })}
          visited
        />
      )),
  },
};
