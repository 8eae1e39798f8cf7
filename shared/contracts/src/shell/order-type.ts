import type { OrderType } from '../api/index.ts';
import type { Readable } from './readable.ts';

/** How a customer gets goods; parcels have a type of their own. */
export type GoodsOrderType = Exclude<OrderType, 'parcel'>;

/** The switch of delivery and pickup in the header; since 1.11.0. The host remembers it in this browser. */
export interface OrderTypeServices {
  current: Readable<GoodsOrderType>;
  choose(type: GoodsOrderType): void;
}

const DELIVERY: Readable<GoodsOrderType> = {
  get: () => 'delivery',
  subscribe: () => () => undefined,
};

/** What lists of stores, lists of items and orders start with: the header's switch, or delivery in hosts before 1.11.0, which have none. */
export const orderTypeOf = (shell: { orderType?: OrderTypeServices }): Readable<GoodsOrderType> =>
  shell.orderType?.current ?? DELIVERY;
