import { FlashItemCard, Grid } from '@souk/storefront';
import { aFlashSaleEntry } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';

export const flashItemCard: Story = {
  states: {
    usual: () => (
      <Grid $of="items">
        <FlashItemCard entry={aFlashSaleEntry()} />
        <FlashItemCard entry={aFlashSaleEntry({ sold: 40 })} />
      </Grid>
    ),
    long: (words) => (
      <Grid $of="items">
        {longItems(words).map((item) => (
          <FlashItemCard key={item.id} entry={aFlashSaleEntry({ item })} />
        ))}
      </Grid>
    ),
  },
};
