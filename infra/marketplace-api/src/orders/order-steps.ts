import type { OrderStatus } from '@souk/contracts/api';

/** The statuses that can follow each status (ORD-8, ORD-9); none follows a final one. */
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

/** Statuses of past orders: lists show them apart (ORD-1), and tracking stops polling (ORD-10). */
export const PAST: readonly OrderStatus[] = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'returned',
];

/** Final statuses at which the customer has no goods: stock, coupon and money are restored. */
export const UNDONE: readonly OrderStatus[] = ['canceled', 'failed', 'returned'];
export const isUndone = (status: OrderStatus): boolean => UNDONE.includes(status);

/** Whether a status can follow. An order for pickup is handed over at the counter; all others are carried first. */
export function canFollow(from: OrderStatus, to: OrderStatus, orderType: string): boolean {
  if (!NEXT[from].includes(to)) return false;
  if (to === 'picked_up') return orderType !== 'take_away';
  return !(from === 'handover' && to === 'delivered') || orderType === 'take_away';
}
