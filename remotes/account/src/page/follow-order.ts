import { orderProgress } from '@souk/contracts';
import type { OrderProgressFacts } from '@souk/contracts';

/** How often an order under way is fetched again; a push fetches it at once (ORD-10, PSH-4). */
const POLL_MS = 10_000;

/** Whether an order still moves: neither delivered nor ended otherwise (ORD-9). */
export function isUnderWay(order: OrderProgressFacts): boolean {
  const { step, end } = orderProgress(order);
  return end === null && step !== 'delivered';
}

interface PolledQuery {
  state: { data?: OrderProgressFacts };
}
const follows = ({ state: { data } }: PolledQuery) => data !== undefined && isUnderWay(data);

/** Options of a query that follows an order while the page is visible, and at once when it becomes visible again (ORD-10). */
export const FOLLOW = {
  refetchInterval: (query: PolledQuery) => (follows(query) ? POLL_MS : false),
  refetchOnWindowFocus: follows,
} as const;
