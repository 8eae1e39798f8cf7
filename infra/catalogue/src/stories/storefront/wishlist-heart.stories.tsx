import { WishlistHeart } from '@souk/storefront';
import { anItem, aStore } from '@souk/testing/builders';
import type { Story } from '../story.ts';

export const wishlistHeart: Story = {
  states: {
    'not on the wishlist': ({ name }) => (
      <div>
        <WishlistHeart of={{ item: anItem({ name }) }} />
      </div>
    ),
    'on the wishlist': {
      shell: () => ({ wished: { items: [1] } }),
      draw: ({ name }) => (
        <div>
          <WishlistHeart of={{ item: anItem({ name }) }} />
        </div>
      ),
    },
    'of a store, large': {
      shell: () => ({ wished: { stores: [1] } }),
      draw: ({ name }) => (
        <div>
          <WishlistHeart of={{ store: aStore({ name }) }} size="m" />
        </div>
      ),
    },
  },
};
