import type { OrderStatus } from '@souk/contracts/api';

/** What can follow each step of an order (ORD-8, ORD-9). Nothing follows an end. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'canceled', 'failed'],
  confirmed: ['accepted', 'processing', 'handover', 'picked_up', 'canceled', 'failed'],
  accepted: ['processing', 'handover', 'picked_up', 'canceled', 'failed'],
  processing: ['handover', 'picked_up', 'canceled', 'failed'],
  handover: ['picked_up', 'delivered', 'canceled', 'failed'],
  picked_up: ['delivered', 'returned', 'failed'],
  delivered: ['refund_requested'],
  refund_requested: ['refunded', 'delivered'],
  canceled: [],
  failed: [],
  refunded: [],
  returned: [],
};

/** Orders that have ended: lists keep them apart (ORD-1), and trackers ask no more (ORD-10). */
export const PAST: readonly OrderStatus[] = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'returned',
];

/** Ends at which nobody keeps what was ordered: stock, coupon and money go back. */
export const UNDONE: readonly OrderStatus[] = ['canceled', 'failed', 'returned'];
export const isUndone = (status: OrderStatus): boolean => UNDONE.includes(status);

/** Whether a step can follow. What is fetched at the counter is handed over there; all else is carried first. */
export function canFollow(from: OrderStatus, to: OrderStatus, orderType: string): boolean {
  if (!NEXT[from].includes(to)) return false;
  if (to === 'picked_up') return orderType !== 'take_away';
  return !(from === 'handover' && to === 'delivered') || orderType === 'take_away';
}
