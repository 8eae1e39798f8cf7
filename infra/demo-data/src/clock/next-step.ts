import type { OrderStatus, Position } from '@souk/contracts/api';

/** An order in progress, from the operator's list. */
export interface ActiveOrder {
  id: number;
  order_status: string;
  order_type: string;
  payment_method: string;
  payment_status: string;
  since: string;
  schedule_at: string | null;
  from: Position | null;
  to: Position | null;
}

/** The next action of the demo's staff for an order. */
export type Step =
  | { kind: 'status'; status: OrderStatus }
  | { kind: 'position'; at: Position }
  | { kind: 'offline-payment' };

const SECOND = 1000;
/** How long an order stays in each status: long enough to be seen, short enough to be watched to its end. */
const STEP_DURATION_MS: Record<string, number> = {
  // While an order can be canceled.
  pending: 30 * SECOND,
  confirmed: 12 * SECOND,
  accepted: 12 * SECOND,
  processing: 20 * SECOND,
  handover: 12 * SECOND,
  picked_up: 60 * SECOND,
};
/** How long before its time slot an order is prepared. */
const LEAD_TIME_MS = 30 * 60 * SECOND;

const DELIVERY: Record<string, OrderStatus> = {
  pending: 'confirmed',
  confirmed: 'processing',
  accepted: 'processing',
  processing: 'handover',
  handover: 'picked_up',
  picked_up: 'delivered',
};
const NEXT: Record<string, Record<string, OrderStatus>> = {
  delivery: DELIVERY,
  take_away: { ...DELIVERY, handover: 'delivered' },
  parcel: { ...DELIVERY, confirmed: 'accepted', accepted: 'picked_up' },
};

/** The action that is due for an order; null: none yet. */
export function nextStep(order: ActiveOrder, now: Date): Step | null {
  const { order_status: status, order_type: type } = order;
  const stays = STEP_DURATION_MS[status];
  const next = (NEXT[type] ?? DELIVERY)[status];
  if (stays === undefined || next === undefined) return null;
  const since = now.getTime() - Date.parse(order.since);
  if (since < stays) return status === 'picked_up' ? along(order, since / stays) : null;
  if (
    status === 'pending' &&
    order.payment_method !== 'cash_on_delivery' &&
    order.payment_status === 'unpaid'
  )
    return order.payment_method === 'offline_payment' ? { kind: 'offline-payment' } : null;
  const isLater = order.schedule_at !== null && Date.parse(order.schedule_at) - now.getTime() > LEAD_TIME_MS;
  return status === 'confirmed' && isLater ? null : { kind: 'status', status: next };
}

/** The rider's position on the straight line from counter to door. */
function along({ from, to }: ActiveOrder, share: number): Step | null {
  if (!from || !to) return null;
  const between = (a: number, b: number) => a + (b - a) * Math.max(0, Math.min(1, share));
  return { kind: 'position', at: { lat: between(from.lat, to.lat), lng: between(from.lng, to.lng) } };
}
