import { ListItemCard } from '@souk/storefront';
import { anItem } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';

export const listItemCard: Story = {
  width: 480,
  states: {
    usual: ({ name, sentence: description }) => <ListItemCard item={anItem({ name, description })} />,
    discounted: ({ name, sentence: description }) => (
      <ListItemCard item={anItem({ name, description, discount: 30 })} />
    ),
    'sold out': ({ name, sentence: description }) => (
      <ListItemCard item={anItem({ name, description, stock: 0 })} />
    ),
    long: (words) => longItems(words).map((item) => <ListItemCard key={item.id} item={item} />),
  },
};
