import type { OrderStatus, Tracking } from './api/orders.ts';

/** The steps of the tracker, first to last (ORD-8). */
export const ORDER_STEPS = ['pending', 'confirmed', 'picked_up', 'delivered'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** How an order ends without being delivered (ORD-9). */
export const ORDER_ENDS = ['canceled', 'failed', 'refund_requested', 'refunded', 'returned'] as const;
export type OrderEnd = (typeof ORDER_ENDS)[number];

/** The step that each known status counts as. */
const STEP_OF: Record<Exclude<OrderStatus, OrderEnd>, OrderStep> = {
  pending: 'pending',
  confirmed: 'confirmed',
  accepted: 'confirmed',
  processing: 'confirmed',
  handover: 'confirmed',
  picked_up: 'picked_up',
  delivered: 'delivered',
};

/** What says where an order stands: its status, and when it came to each step. */
export type OrderProgressFacts = Pick<Tracking, 'order_status'> &
  Partial<Pick<Tracking, 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered'>>;

/** A step with its number from 1 to 4, or how the order ended; never both. */
export type OrderProgress =
  | { step: OrderStep; number: 1 | 2 | 3 | 4; end: null }
  | { step: null; number: null; end: OrderEnd };

const isEnd = (status: string): status is OrderEnd => ORDER_ENDS.some((end) => end === status);

const at = (step: OrderStep): OrderProgress => ({
  step,
  number: (ORDER_STEPS.indexOf(step) + 1) as 1 | 2 | 3 | 4,
  end: null,
});

/**
 * Where an order stands (ORD-8, ORD-9). An unknown status keeps the last step: the furthest that the order
 * has come to, and never one before `shown`.
 * @param shown the step that the customer saw last
 */
export function orderProgress(order: OrderProgressFacts, shown: OrderStep = 'pending'): OrderProgress {
  const { order_status: status } = order;
  if (isEnd(status)) return { step: null, number: null, end: status };
  if (Object.hasOwn(STEP_OF, status)) return at(STEP_OF[status as keyof typeof STEP_OF]);
  const reached = (Object.keys(STEP_OF) as (keyof typeof STEP_OF)[])
    .filter((known) => known !== 'pending' && known !== 'accepted' && order[known])
    .map((known) => STEP_OF[known]);
  return at(ORDER_STEPS.findLast((step) => step === shown || reached.includes(step)) ?? 'pending');
}
