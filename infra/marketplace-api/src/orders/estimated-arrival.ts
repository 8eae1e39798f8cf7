import type { OrderStatus, OrderType } from '@souk/contracts/api';
import { PAST } from './order-steps.ts';

const MINUTE_MS = 60_000;
/** Average speed in city traffic. */
const METRES_PER_MINUTE = 400;
/** From the street to the counter or the door. */
const HANDOVER_MINUTES = 3;
/** Time until a delivery person picks a parcel up. */
const PARCEL_PICKUP_MINUTES = 15;

/** The facts from which the arrival is estimated. */
export interface ArrivalFacts {
  status: OrderStatus;
  order_type: OrderType;
  created_at: Date;
  /** The time slot that the customer chose; null for as soon as possible. */
  schedule_at: Date | null;
  /** When preparation started; null before that. */
  began_at: Date | null;
  /** The store's preparation time; null for parcels, which need none. */
  preparation_minutes: number | null;
  /** From the store, or the parcel's sender, to the door; null where it is unknown. */
  distance_metres: number | null;
  /** From the delivery person's position to the door; null before they carry the order. */
  rider_metres: number | null;
}

const rideMs = (metres: number) => (metres / METRES_PER_MINUTE + HANDOVER_MINUTES) * MINUTE_MS;

/**
 * Estimates when an order arrives, or can be picked up at the counter: from preparation and distance while it is prepared, from
 * the delivery person's position once it is on its way (ORD-7). Never before the chosen slot, never in the past, rounded to the
 * minute. Null for orders that have ended or wait at the counter.
 */
export function estimateArrival(order: ArrivalFacts, now: Date): Date | null {
  const { status, order_type, schedule_at, distance_metres, rider_metres } = order;
  if (PAST.includes(status)) return null;
  const isFetched = order_type === 'take_away';
  if (isFetched && status === 'handover') return null;
  if (status === 'picked_up')
    return wholeMinute(now.getTime() + rideMs(rider_metres ?? distance_metres ?? 0));
  const ready = readyAt(order, now);
  const arrives = isFetched ? ready : ready + rideMs(distance_metres ?? 0);
  return wholeMinute(Math.max(arrives, schedule_at?.getTime() ?? 0));
}

function readyAt(order: ArrivalFacts, now: Date): number {
  if (order.status === 'handover') return now.getTime();
  const minutes = order.preparation_minutes ?? PARCEL_PICKUP_MINUTES;
  const begins = order.began_at ?? order.created_at;
  return Math.max(begins.getTime() + minutes * MINUTE_MS, now.getTime());
}

const wholeMinute = (time: number) => new Date(Math.ceil(time / MINUTE_MS) * MINUTE_MS);
