import { queryClient } from './query-client.ts';
import { refetchOrders } from './refetch-orders.ts';

/** Queries that show reviews or what they add up to, by their names. */
const REVIEW_QUERIES = ['orderReviews', 'itemReviews', 'storeReviews', 'item', 'store'];

/** Asks for everything on screen again that a review changes: for after one was written (REV-3). */
export async function refetchReviews(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => REVIEW_QUERIES.includes(String(queryKey[1]).replace(/\/pages$/, '')),
    }),
    refetchOrders(),
  ]);
}
