import { Grid, ItemCard } from '@souk/storefront';
import { aGroceryItem, anItem } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';

export const itemCard: Story = {
  also: ['Grid'],
  states: {
    usual: ({ name }) => (
      <Grid $of="items">
        <ItemCard item={anItem({ name })} />
        <ItemCard item={anItem({ name, discount: 30, halal_tag_status: 1, is_halal: 1 })} />
        <ItemCard item={aGroceryItem({ name, organic: 1, net_content: { amount: 500, unit: 'ml' } })} />
        <ItemCard item={aGroceryItem({ name, stock: 0 })} />
      </Grid>
    ),
    long: (words) => (
      <Grid $of="items">
        {longItems(words).map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </Grid>
    ),
  },
};
