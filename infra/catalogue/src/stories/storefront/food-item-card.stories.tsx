import { FoodItemCard } from '@souk/storefront';
import { anItem } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';

export const foodItemCard: Story = {
  width: 480,
  states: {
    usual: ({ name, sentence: description }) => <FoodItemCard item={anItem({ name, description })} />,
    discounted: ({ name, sentence: description }) => (
      <FoodItemCard item={anItem({ name, description, discount: 30 })} />
    ),
    'sold out': ({ name, sentence: description }) => (
      <FoodItemCard item={anItem({ name, description, stock: 0 })} />
    ),
    long: (words) => longItems(words).map((item) => <FoodItemCard key={item.id} item={item} />),
  },
};
