import Type from 'typebox';
import { MAX_PICTURES } from '../pictures.ts';
import { Bill, BillLine } from './bill.ts';
import { call } from './call.ts';
import { OfflineAnswers, OrderNote, OrderType, ParcelEnd, PaymentMethod, Tip } from './placing.ts';
import { Amount, Distance, Flag, Id, Message, Nullable, PageFacts, Paging, Strict, Text } from './shapes.ts';
import { GuestId } from './session.ts';
import { FundAttempt } from './wallet.ts';

/** The order's life (ORD-7 to ORD-9). Clients take any other word for the step before (ORD-9). */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PaymentStatus = Type.Union([
  Type.Literal('unpaid'),
  Type.Literal('paid'),
  Type.Literal('refunded'),
]);

/** An order in a list (ORD-1, ORD-16). */
const summary = {
  id: Id(),
  order_type: OrderType,
  order_status: Type.String(),
  module_id: Id(),
  module_type: Type.String(),
  store: Nullable(
    Type.Object({ id: Id(), slug: Type.String(), name: Type.String(), logo_full_url: Type.String() }),
  ),
  order_amount: Type.Number(),
  payment_method: PaymentMethod,
  payment_status: PaymentStatus,
  items_count: Type.Integer(),
  created_at: Type.String(),
  schedule_at: Nullable(Type.String()),
  /** A part of it is left for its customer to review (REV-3). */
  can_review: Flag(),
};
export const OrderSummary = Type.Object(summary);
export type OrderSummary = Type.Static<typeof OrderSummary>;

export const DeliveryMan = Type.Object({
  id: Id(),
  f_name: Type.String(),
  l_name: Type.String(),
  image_full_url: Nullable(Type.String()),
  avg_rating: Type.Number(),
  phone: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
});
export type DeliveryMan = Type.Static<typeof DeliveryMan>;

/** Where it goes, as it was when it was ordered. */
export const OrderAddress = Type.Object({
  contact_person_name: Type.String(),
  contact_person_number: Type.String(),
  contact_person_email: Nullable(Type.String()),
  address: Type.String(),
  address_type: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  road: Type.String(),
  house: Type.String(),
  floor: Type.String(),
  additional_information: Type.String(),
});
export type OrderAddress = Type.Static<typeof OrderAddress>;

/** When an order came to a step; null while it has not. ISO 8601. */
const reached = {
  pending: Nullable(Type.String()),
  confirmed: Nullable(Type.String()),
  processing: Nullable(Type.String()),
  handover: Nullable(Type.String()),
  picked_up: Nullable(Type.String()),
  delivered: Nullable(Type.String()),
  canceled: Nullable(Type.String()),
  failed: Nullable(Type.String()),
  refunded: Nullable(Type.String()),
};

/** Where an order is: status, times, receiver and rider (ORD-7). */
export const Tracking = Type.Object({
  ...summary,
  ...reached,
  delivery_address: Nullable(OrderAddress),
  receiver_details: Nullable(OrderAddress),
  store_position: Nullable(
    Type.Object({ latitude: Type.Number(), longitude: Type.Number(), address: Type.String() }),
  ),
  delivery_man: Nullable(DeliveryMan),
  estimated_arrival: Nullable(
    Type.String({
      description:
        'When it arrives, or can be picked up at the counter, as it looks now; ISO 8601. Null once it has ended or waits there',
    }),
  ),
});
export type Tracking = Type.Static<typeof Tracking>;

/** Everything that its owner may see of an order (ORD-2, ORD-16). */
export const OrderDetails = Type.Object({
  ...Tracking.properties,
  lines: Type.Array(BillLine),
  bill: Bill,
  contact_person_number: Nullable(
    Type.String({
      description: 'Of whom the order is for: with it a guest follows the order (CHK-12, ORD-15)',
    }),
  ),
  order_note: Type.String(),
  unavailable_item_note: Type.String(),
  cutlery: Flag(),
  coupon_code: Nullable(Type.String()),
  cancellation_reason: Nullable(Type.String()),
  charge_payer: Nullable(Type.String({ description: 'Parcels: sender or receiver' })),
  parcel_category: Nullable(Type.String()),
  /** Ordered by a prescription alone: without lines until a pharmacist has set the price, then the customer says how to pay (RX-5). */
  prescription_order: Flag(),
  /** Addresses that hold for some minutes, for the owner alone (RX-5). */
  prescription_full_urls: Type.Array(Type.String()),
  offline_payment: Nullable(
    Type.Object({
      method_name: Type.String(),
      answers: OfflineAnswers,
      status: Type.Union([Type.Literal('pending'), Type.Literal('verified'), Type.Literal('denied')]),
      note: Type.String(),
    }),
  ),
  refund: Nullable(
    Type.Object({
      status: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('refused')]),
      reason: Type.String(),
      note: Type.String(),
    }),
  ),
  refund_full_urls: Type.Array(Type.String(), {
    description: 'The pictures of the refund request, for minutes and its owner alone',
  }),
  tip_after: Type.Number({ description: 'Given after delivery, and no part of the bill; 0: none' }),
  /** What became of the last payment of a tip after delivery, for whoever comes back from the provider's page. */
  tip_payment: Nullable(FundAttempt),
  can_cancel: Flag(),
  can_pay: Flag(),
  can_switch_to_cash: Flag(),
  can_request_refund: Flag(),
  can_tip: Flag(),
});
export type OrderDetails = Type.Static<typeof OrderDetails>;

export const OrderPage = Type.Object({ orders: Type.Array(OrderSummary), ...PageFacts });
export type OrderPage = Type.Static<typeof OrderPage>;

const ofOrder = { order_id: Id(), guest_id: Type.Optional(GuestId()) };
const put = { _method: Type.Optional(Type.Literal('put')) };
export const Reason = Type.Object({ id: Id(), reason: Type.String() });
export type Reason = Type.Static<typeof Reason>;

/** An order is reached by the customer or the guest who placed it, and by nobody else; to others it does not exist. */
export const orderCalls = {
  runningOrders: call({
    method: 'GET',
    path: '/api/v1/customer/order/running',
    summary: 'Orders that are under way, latest first (ORD-1)',
    needs: 'customer',
    query: Type.Object(Paging),
    response: OrderPage,
  }),
  pastOrders: call({
    method: 'GET',
    path: '/api/v1/customer/order/history',
    summary: 'Orders that have ended, latest first (ORD-1)',
    needs: 'customer',
    query: Type.Object(Paging),
    response: OrderPage,
  }),
  orderDetails: call({
    method: 'GET',
    path: '/api/v1/customer/order/details',
    summary: 'An order with its bill and lines (ORD-2)',
    needs: 'visitor',
    query: Type.Object(ofOrder),
    response: OrderDetails,
  }),
  trackOrder: call({
    method: 'GET',
    path: '/api/v1/customer/order/track',
    summary:
      'Where an order is (ORD-3). Without an account: its number and the phone number or email of its contact, the guest id is not needed; one answer for a wrong one and for no such order (AMB-5, AMB-27)',
    query: Type.Object({ ...ofOrder, contact_number: Type.Optional(Text(255)) }),
    response: Tracking,
  }),
  cancelOrder: call({
    method: 'POST',
    path: '/api/v1/customer/order/cancel',
    summary: 'Cancels an order that is not yet being made; what was paid comes back (ORD-4, PAY-4)',
    needs: 'visitor',
    body: Strict({
      ...ofOrder,
      ...put,
      reason: Text(300, 1),
      note: OrderNote(),
    }),
    response: Message,
  }),
  cancellationReasons: call({
    method: 'GET',
    path: '/api/v1/customer/order/cancellation-reasons',
    summary: 'Reasons to choose from (ORD-5)',
    query: Type.Object({ ...Paging, type: Type.Optional(Type.Literal('customer')) }),
    response: Type.Array(Reason),
  }),
  refundReasons: call({
    method: 'GET',
    path: '/api/v1/customer/order/refund-reasons',
    summary: 'Reasons to choose from (ORD-6)',
    response: Type.Array(Reason),
  }),
  requestRefund: call({
    method: 'POST',
    path: '/api/v1/customer/order/refund-request',
    summary: 'Asks for the money of a delivered order back, with up to three pictures (ORD-6, AMB-26)',
    needs: 'customer',
    body: Strict({
      order_id: Id(),
      reason: Text(300, 1),
      note: OrderNote(),
      files: Type.Optional(Type.Array(Text(64, 16), { maxItems: MAX_PICTURES })),
    }),
    response: Message,
  }),
  payOrder: call({
    method: 'POST',
    path: '/api/v1/customer/order/payment-method',
    summary: 'Pays an unpaid order another way, or tries again (PAY-4, PAY-5, PAY-6)',
    needs: 'visitor',
    body: Strict({
      ...ofOrder,
      ...put,
      payment_method: Type.Optional(PaymentMethod),
      /** The total that the customer saw; another one is refused with 409 `bill_changed`. */
      accepted_total: Type.Optional(Amount()),
    }),
    response: Type.Object({ message: Type.String(), payment_url: Nullable(Type.String()) }),
  }),
  tipOrder: call({
    method: 'POST',
    path: '/api/v1/customer/order/tip',
    summary: 'A tip for who carried a delivered order, once, for some days; guests pay it digitally',
    needs: 'visitor',
    body: Strict({
      ...ofOrder,
      amount: Amount(),
      payment_method: Type.Union([Type.Literal('wallet'), Type.Literal('digital_payment')]),
    }),
    response: Type.Object({ message: Type.String(), payment_url: Nullable(Type.String()) }),
  }),
  offlinePayment: call({
    method: 'PUT',
    path: '/api/v1/customer/order/offline-payment',
    summary: "The answers to an offline method's fields, for a person to check (CHK-8, CHK-15)",
    needs: 'visitor',
    body: Strict({ ...ofOrder, offline_method_id: Id(), offline_answers: OfflineAnswers }),
    response: Message,
  }),
  /** An order by prescription, as multipart with up to three pictures: named `order_attachment[]`, or uploaded before and named by `prescription_files[]` (RX-1, RX-2). */
  placePrescription: call({
    method: 'POST',
    path: '/api/v1/customer/order/prescription/place',
    summary:
      'Orders what a prescription names, once for each Idempotency-Key, which has to be sent; a pharmacist sets the price (RX-1, RX-5)',
    needs: 'visitor',
    files: { field: 'order_attachment[]', most: MAX_PICTURES },
    body: Strict({
      guest_id: Type.Optional(GuestId()),
      store_id: Id(),
      ...ParcelEnd.properties,
      distance: Type.Optional(Distance()),
      address_type: Type.Optional(Text(50)),
      order_note: OrderNote(),
      dm_tips: Tip(),
      prescription_files: Type.Optional(Type.Array(Text(64, 16), { maxItems: MAX_PICTURES })),
    }),
    response: Type.Object({ message: Type.String(), order_id: Id() }),
  }),
};
