import type { OrderDetails, OrderPage, OrderSummary, Reason, Tracking } from '@souk/contracts';
import { readBill, readBillLine } from './calls/placing.ts';
import { complete, completing, listOf, raw } from './complete.ts';
import type { Defaults, Raw } from './complete.ts';
import { PAGE_FACTS } from './read-page.ts';

type Sent =
  | 'id'
  | 'module_id'
  | 'created_at'
  | 'payment_method'
  | 'payment_status'
  | 'order_status'
  | 'order_amount';

const SUMMARY: Defaults<OrderSummary, Sent> = {
  order_type: 'delivery',
  module_type: '',
  store: null,
  items_count: 0,
  schedule_at: null,
  can_review: 0,
};

const TRACKING: Defaults<Tracking, Sent> = {
  ...SUMMARY,
  pending: null,
  confirmed: null,
  processing: null,
  handover: null,
  picked_up: null,
  delivered: null,
  canceled: null,
  failed: null,
  refunded: null,
  delivery_address: null,
  receiver_details: null,
  store_position: null,
  delivery_man: null,
  estimated_arrival: null,
};

export const readOrderPage = (value: unknown): OrderPage =>
  complete<OrderPage, 'orders'>(
    { ...raw(value), orders: listOf(completing<OrderSummary, Sent>(SUMMARY))(raw(value).orders) },
    PAGE_FACTS,
  );

export const readTracking = completing<Tracking, Sent>(TRACKING);

/** What can be done about an order, by its status, where the backend does not say it (PAY-3). */
const actionsOf = ({ order_status, payment_method, payment_status }: Raw) => {
  const isPending = order_status === 'pending';
  const isLeftToPay = isPending && payment_method === 'digital_payment' && payment_status !== 'paid';
  return {
    can_cancel: isPending ? 1 : 0,
    can_pay: isLeftToPay ? 1 : 0,
    can_switch_to_cash: isLeftToPay ? 1 : 0,
  } as const;
};

export const readDetails = (value: unknown): OrderDetails =>
  complete<OrderDetails, Sent | 'lines' | 'bill'>(
    { ...raw(value), lines: listOf(readBillLine)(raw(value).lines), bill: readBill(raw(value).bill) },
    {
      ...TRACKING,
      contact_person_number: null,
      order_note: '',
      unavailable_item_note: '',
      cutlery: 0,
      coupon_code: null,
      cancellation_reason: null,
      charge_payer: null,
      parcel_category: null,
      prescription_order: 0,
      prescription_full_urls: [],
      offline_payment: null,
      refund: null,
      refund_full_urls: [],
      can_request_refund: 0,
      tip_after: 0,
      tip_payment: null,
      can_tip: 0,
      ...actionsOf(raw(value)),
    },
  );

/** A list, which some backends wrap in a page. */
export const readReasons = (value: unknown): Reason[] =>
  listOf(completing<Reason, 'id' | 'reason'>({}))(Array.isArray(value) ? value : raw(value).reasons);
