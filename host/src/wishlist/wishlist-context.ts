import { createRequiredContext } from '../state/required-context.ts';
import type { Wishlist } from './wishlist.ts';

export const [WishlistContext, useWishlist] = createRequiredContext<Wishlist>('useWishlist');
