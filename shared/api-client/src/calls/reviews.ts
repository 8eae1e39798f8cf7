import type {
  ItemReviews,
  Message,
  OrderReviews,
  OwnReview,
  Query,
  Review,
  ReviewReminder,
  StoreReviews,
  SubmitReviewBody,
} from '@souk/contracts';
import { complete, completing, isRaw, listOf, raw } from '../complete.ts';
import { pagesOf, queryOf } from '../query-of.ts';
import { PAGE_FACTS } from '../read-page.ts';
import { get, part, post } from '../request.ts';

type OfItem = Query<'itemReviews'> & { id: string | number };

const DEFAULTS = { comment: '', picture_full_urls: [], customer_name: '', customer_image_full_url: null };
const readReview = completing<Review, 'id' | 'created_at' | 'rating'>(DEFAULTS);
const readStoreReview = completing<StoreReviews['reviews'][number], 'id' | 'created_at' | 'rating'>({
  ...DEFAULTS,
  item_name: '',
});

const readReviews = (value: unknown): ItemReviews =>
  complete<ItemReviews, 'reviews'>(
    { ...raw(value), reviews: listOf(readReview)(raw(value).reviews) },
    { rating_counts: [0, 0, 0, 0, 0], ...PAGE_FACTS },
  );

/** What customers say of an item, latest first (POP-26, REV-4). */
export const fetchItemReviews = ({ id, ...query }: OfItem, signal?: AbortSignal) =>
  get(`/api/v1/items/reviews/${part(id)}`, readReviews, query, signal);
export const itemReviewsPages = (params: OfItem) =>
  pagesOf('itemReviews', fetchItemReviews, ({ reviews }) => reviews, params);

const readStoreReviews = (value: unknown): StoreReviews =>
  complete<StoreReviews, 'reviews'>(
    { ...raw(value), reviews: listOf(readStoreReview)(raw(value).reviews) },
    { rating_counts: [0, 0, 0, 0, 0], ...PAGE_FACTS },
  );

/** What customers say of a store's items, latest first (STR-4). */
export const fetchStoreReviews = (params: Query<'storeReviews'>, signal?: AbortSignal) =>
  get('/api/v1/stores/reviews', readStoreReviews, params, signal);
export const storeReviewsPages = (params: Query<'storeReviews'>) =>
  pagesOf('storeReviews', fetchStoreReviews, ({ reviews }) => reviews, params);

const readOwnReview = completing<OwnReview, 'created_at' | 'rating'>({ comment: '', picture_full_urls: [] });

/** An item or a person with what was written of them. */
const withReview = (value: unknown) => {
  const { review } = raw(value);
  return { image_full_url: null, ...raw(value), review: isRaw(review) ? readOwnReview(review) : null };
};

const readOrderReviews = (value: unknown): OrderReviews => {
  const { items, delivery_man: man } = raw(value);
  return complete<OrderReviews, 'items' | 'order_id' | 'delivery_man'>(
    { ...raw(value), items: listOf(withReview)(items), delivery_man: isRaw(man) ? withReview(man) : null },
    { is_delivered: 1, has_review_plan: 1 },
  );
};

/** What of a delivered order can be reviewed, and what was written (REV-3). Rejects with `ApiError` 404 for an order of somebody else. */
export const fetchOrderReviews = (params: Query<'orderReviews'>, signal?: AbortSignal) =>
  get('/api/v1/customer/order/reviews', readOrderReviews, params, signal);
export const orderReviewsQuery = (params: Query<'orderReviews'>) =>
  queryOf('orderReviews', fetchOrderReviews, params, {
    on: ['customer', 'language'],
    staleTime: 0,
    meta: { missingIsShown: true },
  });

/**
 * Reviews an item of a delivered order, or who delivered it; `files` were uploaded before (REV-3). May be repeated. Rejects with
 * `ApiError` 403 where the store has no review plan (REV-5), 409 where another review was written.
 */
export const submitReview = (body: SubmitReviewBody) =>
  post('/api/v1/items/reviews/submit', completing<Message>({ message: '' }), body);

/** The order that the customer is asked to review, if any (REV-1). */
export const fetchReviewReminder = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/customer/review-reminder',
    completing<ReviewReminder>({ order_id: null, images: [] }),
    {},
    signal,
  );

/** Does not ask for a review of this order again (REV-2). */
export const cancelReviewReminder = (body: { order_id: number }) =>
  post('/api/v1/customer/review-reminder/cancel', completing<Message>({ message: '' }), body);
