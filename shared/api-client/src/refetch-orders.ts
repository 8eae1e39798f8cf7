import { queryClient } from './query-client.ts';

/** Queries that show orders, by their names. */
const ORDER_QUERIES = ['runningOrders', 'pastOrders', 'orderDetails', 'trackOrder'];

/** Asks for every order on screen again: for after something was done about one, or a push said so (PSH-4). */
export const refetchOrders = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => ORDER_QUERIES.includes(String(queryKey[1]).replace(/\/pages$/, '')),
  });
