import { PopularItems } from '@souk/storefront';
import { aFlashSale, aFlashSaleEntry, anItemPage } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';

export const popularItems: Story = {
  answers: (words) => ({
    popularItems: anItemPage(longItems(words)),
    flashSale: aFlashSale({
      title: words.title,
      active_products: longItems(words).map((item) =>
        aFlashSaleEntry({ id: 100 + item.id, item: { ...item, id: 100 + item.id } }),
      ),
    }),
  }),
  states: {
    'beside a flash sale': ({ sentence }) => <PopularItems heading={sentence} />,
  },
};
