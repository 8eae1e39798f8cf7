import type {
  ItemReviews,
  OrderReviews,
  OwnReview,
  Review,
  ReviewReminder,
  StoreReviews,
} from '@souk/contracts';

export const aReview = (changes: Partial<Review> = {}): Review => ({
  id: 1,
  rating: 5,
  comment: 'Just as my grandmother made it.',
  picture_full_urls: [],
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

/** What a customer wrote of a part of an order. */
export const anOwnReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  rating: 4,
  comment: 'Hot and quick.',
  picture_full_urls: [],
  created_at: '2026-03-05T12:00:00.000Z',
  ...changes,
});

/** A delivered order of one soup, of which nothing was reviewed (REV-3). */
export const someOrderReviews = (changes: Partial<OrderReviews> = {}): OrderReviews => ({
  order_id: 1,
  is_delivered: 1,
  has_review_plan: 1,
  items: [{ id: 1, name: 'Lentil Soup', image_full_url: '/media/items/lentil-soup-480.webp', review: null }],
  delivery_man: { id: 3, name: 'Omar Saleh', image_full_url: null, review: null },
  ...changes,
});

/** An order that the customer is asked to review (REV-1). */
export const aReviewReminder = (changes: Partial<ReviewReminder> = {}): ReviewReminder => ({
  order_id: 1,
  images: ['/media/items/lentil-soup-480.webp'],
  ...changes,
});
