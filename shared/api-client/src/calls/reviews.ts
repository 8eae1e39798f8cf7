import type { ItemReviews, Query, Review, StoreReviews } from '@souk/contracts';
import { complete, completing, listOf, raw } from '../complete.ts';
import { pagesOf } from '../query-of.ts';
import { PAGE_FACTS } from '../read-page.ts';
import { get, part } from '../request.ts';

type OfItem = Query<'itemReviews'> & { id: string | number };

const DEFAULTS = { comment: '', customer_name: '', customer_image_full_url: null };
const readReview = completing<Review>(DEFAULTS);
const readStoreReview = completing<StoreReviews['reviews'][number]>({ ...DEFAULTS, item_name: '' });

const readReviews = (value: unknown): ItemReviews =>
  complete<ItemReviews>(
    { ...raw(value), reviews: listOf(readReview)(raw(value).reviews) },
    { rating_counts: [0, 0, 0, 0, 0], ...PAGE_FACTS },
  );

/** What customers say of an item, latest first (POP-26, REV-4). */
export const fetchItemReviews = ({ id, ...query }: OfItem, signal?: AbortSignal) =>
  get(`/api/v1/items/reviews/${part(id)}`, readReviews, query, signal);
export const itemReviewsPages = (params: OfItem) =>
  pagesOf('itemReviews', fetchItemReviews, ({ reviews }) => reviews, params);

const readStoreReviews = (value: unknown): StoreReviews =>
  complete<StoreReviews>(
    { ...raw(value), reviews: listOf(readStoreReview)(raw(value).reviews) },
    { rating_counts: [0, 0, 0, 0, 0], ...PAGE_FACTS },
  );

/** What customers say of a store's items, latest first (STR-4). */
export const fetchStoreReviews = (params: Query<'storeReviews'>, signal?: AbortSignal) =>
  get('/api/v1/stores/reviews', readStoreReviews, params, signal);
export const storeReviewsPages = (params: Query<'storeReviews'>) =>
  pagesOf('storeReviews', fetchStoreReviews, ({ reviews }) => reviews, params);
