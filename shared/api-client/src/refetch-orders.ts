import { queryClient } from './query-client.ts';

/** Queries that show orders, by their names. */
const ORDER_QUERIES = ['runningOrders', 'pastOrders', 'orderDetails', 'trackOrder'];

/** Reloads every order on screen: after an action on one, or a push message (PSH-4). */
export const refetchOrders = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => ORDER_QUERIES.includes(String(queryKey[1]).replace(/\/pages$/, '')),
  });
