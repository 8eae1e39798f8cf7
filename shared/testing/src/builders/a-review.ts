import type { ItemReviews, Review, StoreReviews } from '@souk/contracts';

export const aReview = (changes: Partial<Review> = {}): Review => ({
  id: 1,
  rating: 5,
  comment: 'Just as my grandmother made it.',
  customer_name: 'Lena H.',
  customer_image_full_url: null,
  created_at: '2026-01-05T09:00:00.000Z',
  ...changes,
});

/** The first page of an item's reviews, and no more after it unless `changes` says so. */
export const someReviews = (reviews = [aReview()], changes: Partial<ItemReviews> = {}): ItemReviews => ({
  reviews,
  rating_counts: [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
  total_size: reviews.length,
  limit: 10,
  offset: 1,
  ...changes,
});

/** The first page of what is said of a store's items, and no more after it unless `changes` says so (STR-4). */
export const someStoreReviews = (
  reviews: StoreReviews['reviews'] = [{ ...aReview(), item_name: 'Lentil Soup' }],
  changes: Partial<StoreReviews> = {},
): StoreReviews => ({ ...someReviews(reviews), reviews, ...changes });
