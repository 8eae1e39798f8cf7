import type { GoodsOrderType } from '@souk/contracts';
import { oneOf } from './one-of.ts';

/** How the stores of a list hand things over (STR-2). */
export const DELIVERY_TYPES = ['all', 'delivery', 'take_away'] as const;
export type Delivery = (typeof DELIVERY_TYPES)[number];

/** What a list starts with under the header's switch. */
const usualDelivery = (orderType: GoodsOrderType): Delivery =>
  orderType === 'take_away' ? 'take_away' : 'all';

const deliveryIn = (params: URLSearchParams) => oneOf(DELIVERY_TYPES, params.get('delivery'));

export const readDelivery = (params: URLSearchParams, orderType: GoodsOrderType): Delivery =>
  deliveryIn(params) ?? usualDelivery(orderType);

/** Whether the address leaves out what a list under pickup starts with. */
export const lacksDelivery = (params: URLSearchParams, orderType: GoodsOrderType): boolean =>
  orderType === 'take_away' && deliveryIn(params) === null;

/** The same address, with what a list starts with. */
export function startWith(orderType: GoodsOrderType, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  putDelivery(next, usualDelivery(orderType), orderType);
  return next;
}

/** Under pickup the address always says it: a link shows others what its sender sees. */
export function putDelivery(params: URLSearchParams, delivery: Delivery, orderType: GoodsOrderType): void {
  if (orderType === 'delivery' && delivery === 'all') params.delete('delivery');
  else params.set('delivery', delivery);
}
