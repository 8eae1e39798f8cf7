import type { CheckoutExtras, GoodsOrderType, OrderType, PaymentMethod } from '@souk/contracts';
import type { Goods } from './goods.ts';
import type { GuestContact } from './guest-contact.ts';

/** What the customer fills in; the address and a customer's contact are the shell's. */
export interface OrderValues {
  orderType: OrderType;
  /** The start of the chosen time, ISO 8601; null for as soon as possible. */
  slot: string | null;
  /** The code of the coupon that counts; empty for none. */
  coupon: string;
  /** NaN where what is typed is no amount. */
  tip: number;
  note: string;
  payment: PaymentMethod | null;
  /** The wallet pays what it can, and `payment` the rest. */
  partial: boolean;
  offlineMethod: number | null;
  offlineAnswers: Record<string, string>;
  /** How many of what is bought at once; null for as many as were chosen before. */
  quantity: number | null;
  /** Whom a guest names; null until something is typed, and for customers. */
  guest: GuestContact | null;
  /** What the module's own section asks for. */
  extras: CheckoutExtras;
}

function usualOrderType({ page }: Goods, switched: GoodsOrderType): OrderType {
  if (page === 'parcel') return page;
  // Prescriptions are delivered (RX-5).
  return page === 'prescription' ? 'delivery' : switched;
}

/** Before anything is filled in; a parcel brings its note along (PCL-5). */
export const emptyOrder = (goods: Goods, switched: GoodsOrderType): OrderValues => ({
  orderType: usualOrderType(goods, switched),
  slot: null,
  coupon: '',
  tip: 0,
  note: goods.page === 'parcel' ? (goods.note ?? '') : '',
  payment: null,
  partial: false,
  offlineMethod: null,
  offlineAnswers: {},
  quantity: null,
  guest: null,
  extras: {},
});
