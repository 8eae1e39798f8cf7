import type { OrderAddress, OrderDetails, OrderPage, OrderSummary, Tracking } from '@souk/contracts';
import { aBill, aBillLine } from './a-quote.ts';

/** An order of one soup that was just placed. */
export const anOrderSummary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 1,
  order_type: 'delivery',
  order_status: 'pending',
  module_id: 1,
  module_type: 'food',
  store: {
    id: 1,
    slug: 'olive-kitchen',
    name: 'Olive Kitchen',
    logo_full_url: '/media/stores/olive-kitchen-logo-240.webp',
  },
  order_amount: 8,
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  items_count: 1,
  created_at: '2026-03-04T12:00:00.000Z',
  schedule_at: null,
  can_review: 0,
  ...changes,
});

export const anOrderPage = (orders: OrderSummary[] = [anOrderSummary()]): OrderPage => ({
  orders,
  total_size: orders.length,
  limit: 10,
  offset: 1,
});

/** Where it goes, as it was when it was ordered. */
export const anOrderAddress = (changes: Partial<OrderAddress> = {}): OrderAddress => ({
  contact_person_name: 'Lena Haddad',
  contact_person_number: '+966500000002',
  contact_person_email: null,
  address: '7 Lighthouse Road, Harbour',
  address_type: 'home',
  latitude: 24.7,
  longitude: 46.7,
  road: '',
  house: '',
  floor: '',
  additional_information: '',
  ...changes,
});

export const aTracking = (changes: Partial<Tracking> = {}): Tracking => ({
  ...anOrderSummary(),
  pending: '2026-03-04T12:00:00.000Z',
  confirmed: null,
  processing: null,
  handover: null,
  picked_up: null,
  delivered: null,
  canceled: null,
  failed: null,
  refunded: null,
  delivery_address: anOrderAddress(),
  receiver_details: anOrderAddress(),
  store_position: { latitude: 24.77, longitude: 46.76, address: '4 Saffron Street, Marsa Lulwa' },
  delivery_man: null,
  estimated_arrival: null,
  ...changes,
});

export const someOrderDetails = (changes: Partial<OrderDetails> = {}): OrderDetails => ({
  ...aTracking(),
  lines: [aBillLine({ cart_id: null })],
  bill: aBill(),
  contact_person_number: '+966500000002',
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
  can_cancel: 1,
  can_pay: 0,
  can_switch_to_cash: 0,
  can_request_refund: 0,
  tip_after: 0,
  tip_payment: null,
  can_tip: 0,
  ...changes,
});
