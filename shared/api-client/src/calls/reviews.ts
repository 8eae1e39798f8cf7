import type { ItemReviews, Query, Review } from '@souk/contracts';
import { complete, completing, listOf, raw } from '../complete.ts';
import { pagesOf } from '../query-of.ts';
import { PAGE_FACTS } from '../read-page.ts';
import { get, part } from '../request.ts';

type OfItem = Query<'itemReviews'> & { id: string | number };

const readReview = completing<Review>({ comment: '', customer_name: '', customer_image_full_url: null });

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
