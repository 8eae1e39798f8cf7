import type { OrderStatus, Position } from '@souk/contracts/api';

/** An order under way, as the operator's list has it. */
export interface OrderUnderWay {
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

/** What somebody behind the demo's marketplace does next for an order. */
export type Step =
  { kind: 'status'; status: OrderStatus } | { kind: 'position'; at: Position } | { kind: 'offline-payment' };

const SECOND = 1000;
/** How long an order stays at each step: long enough to be seen, short enough to be watched to its end. */
const STAYS: Record<string, number> = {
  pending: 12 * SECOND,
  confirmed: 12 * SECOND,
  accepted: 12 * SECOND,
  processing: 20 * SECOND,
  handover: 12 * SECOND,
  picked_up: 60 * SECOND,
};
/** How long before it is wanted an order is begun. */
const AHEAD = 30 * 60 * SECOND;

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

/** What is due for an order at a time of the clock; null: nothing yet. */
export function nextStep(order: OrderUnderWay, now: Date): Step | null {
  const { order_status: status, order_type: type } = order;
  const stays = STAYS[status];
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
  const isLater = order.schedule_at !== null && Date.parse(order.schedule_at) - now.getTime() > AHEAD;
  return status === 'confirmed' && isLater ? null : { kind: 'status', status: next };
}

/** The rider's place on the straight line from counter to door. */
function along({ from, to }: OrderUnderWay, share: number): Step | null {
  if (!from || !to) return null;
  const between = (a: number, b: number) => a + (b - a) * Math.max(0, Math.min(1, share));
  return { kind: 'position', at: { lat: between(from.lat, to.lat), lng: between(from.lng, to.lng) } };
}
