import type { QuoteBody } from '@souk/contracts/api';
import type { Line } from '../cart/cart-line.ts';
import type { Settings } from '../entities/settings.ts';
import { type ApiProblem, createProblem } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import type { TextKey } from '../texts/translate.ts';
import type { OrderStore, ParcelTerms } from './order-store.ts';
import type { PricedLine } from './priced-line.ts';
import type { Slot } from './schedule.ts';

/** A reason why an order cannot be placed. */
export const refusal = (
  code: string,
  text: TextKey,
  values: Record<string, string | number> = {},
): ApiProblem => createProblem(403, code, text, values);

/** The destination of a delivery; null where it is unknown or the order is not delivered. */
export const placeOf = ({ order_type, latitude, longitude }: QuoteBody) =>
  order_type === 'delivery' && latitude !== undefined && longitude !== undefined
    ? { lat: latitude, lng: longitude }
    : null;

/** Problems of guests: guest checkout is off (SES-4), or a campaign's item needs an account (POP-9). */
export function visitorProblems(
  visitor: Visitor,
  ordered: readonly Line[],
  settings: Settings,
): ApiProblem[] {
  if (visitor.kind === 'customer') return [];
  if (ordered.some(({ campaign_item_id }) => campaign_item_id !== null))
    return [refusal('login', 'session.token')];
  return settings.guest_checkout_status ? [] : [refusal('guest_checkout', 'order.guest_checkout')];
}

/** Both ends of a parcel must be in served zones (PCL-4). */
export function parcelProblems(parcel: ParcelTerms): ApiProblem[] {
  return parcel.covers ? [] : [refusal('zone', 'order.parcel_zone')];
}

/** Whether the store takes such orders and delivers to the destination. */
export function storeProblems(store: OrderStore, body: QuoteBody): ApiProblem[] {
  if (!store.active) return [refusal('store_closed', 'cart.closed')];
  if (body.order_type === 'take_away')
    return store.take_away ? [] : [refusal('order_type', 'order.no_take_away')];
  if (!store.delivery) return [refusal('order_type', 'order.no_delivery')];
  if (!placeOf(body)) return [refusal('address', 'order.address')];
  return store.covers ? [] : [refusal('zone', 'cart.zone')];
}

/** Prescriptions are ordered at stores that sell prescription items (RX-5). */
export const prescriptionProblems = (store: OrderStore): ApiProblem[] =>
  store.prescription_order ? [] : [refusal('prescription', 'order.not_pharmacy')];

/** Whether the order is possible now, or in the chosen time slot (CHK-10). */
export function timeProblems(about: {
  store: OrderStore;
  body: QuoteBody;
  slots: readonly Slot[];
  openNow: boolean;
  chosen: boolean;
}): ApiProblem[] {
  const { store, body, openNow } = about;
  if (!store.active) return [];
  if (body.schedule_at !== undefined) {
    if (!store.schedule_order) return [refusal('schedule_at', 'order.no_schedule')];
    return about.chosen ? [] : [refusal('schedule_at', 'order.slot')];
  }
  if (openNow) return [];
  if (about.slots.length > 0) return [refusal('schedule_at', 'order.schedule')];
  return store.open ? [] : [refusal('store_closed', 'cart.closed')];
}

const LINE_TEXTS = {
  not_available: 'cart.unavailable',
  out_of_stock: 'cart.out_of_stock',
  out_of_limits: 'cart.out_of_limits',
} as const;

/** Each kind of problem of the lines once; the lines show which are affected. */
export function lineProblems(lines: readonly PricedLine[]): ApiProblem[] {
  const kinds = new Set(lines.flatMap(({ problem }) => problem ?? []));
  return [...kinds].map((kind) => refusal(kind, LINE_TEXTS[kind]));
}
