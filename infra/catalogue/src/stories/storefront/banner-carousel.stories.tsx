import { BannerCarousel } from '@souk/storefront';
import { aBanner, anItem } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const bannerCarousel: Story = {
  answers: (words) => ({
    banners: {
      banners: [words.name, ...longOf(words)].map((title, index) =>
        aBanner({ id: index + 1, title, type: 'item_wise', link: null, item: anItem() }),
      ),
      campaigns: [],
    },
  }),
  states: {
    'each leads to an item': ({ name, action }) => <BannerCarousel label={name} action={action} />,
  },
};
