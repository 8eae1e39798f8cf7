import Type from 'typebox';
import { MAX_OFFLINE_ANSWER_LENGTH, MAX_ORDER_NOTE_LENGTH, MAX_TIP } from '../input-limits.ts';
import { MAX_PICTURES } from '../pictures.ts';
import { ContactFields, Phone, PlaceFields } from './addresses.ts';
import { Bill, BillLine } from './bill.ts';
import { call } from './call.ts';
import { AddToCartBody } from './cart.ts';
import { Amount, Distance, Flag, Id, Latitude, Longitude, Nullable, Strict, Text } from './shapes.ts';
import { GuestId } from './session.ts';

export const OrderType = Type.Union([
  Type.Literal('delivery'),
  Type.Literal('take_away'),
  Type.Literal('parcel'),
]);
export type OrderType = Type.Static<typeof OrderType>;

export const PaymentMethod = Type.Union([
  Type.Literal('cash_on_delivery'),
  Type.Literal('wallet'),
  Type.Literal('digital_payment'),
  Type.Literal('offline_payment'),
]);
export type PaymentMethod = Type.Static<typeof PaymentMethod>;

/** What is bought at once, past the cart (POP-8): the same words as adding to the cart. */
export const OrderItem = Strict({
  model: AddToCartBody.properties.model,
  item_id: Id(),
  quantity: AddToCartBody.properties.quantity,
  add_on_ids: AddToCartBody.properties.add_on_ids,
  add_on_qtys: AddToCartBody.properties.add_on_qtys,
  variation: AddToCartBody.properties.variation,
  note: AddToCartBody.properties.note,
});
export type OrderItem = Type.Static<typeof OrderItem>;

/** Who hands a parcel over, or takes it (PCL-4). */
export const ParcelEnd = Strict({ ...PlaceFields, ...ContactFields });
export type ParcelEnd = Type.Static<typeof ParcelEnd>;

export const ParcelBody = Strict({
  parcel_category_id: Id(),
  sender: ParcelEnd,
  receiver: ParcelEnd,
  charge_payer: Type.Union([Type.Literal('sender'), Type.Literal('receiver')]),
});
export type ParcelBody = Type.Static<typeof ParcelBody>;

/** What decides over the amount of an order; enough for a quote. The place is where a delivery goes. */
/** What is written about an order, its parcel, its cancellation or its refund. */
export const OrderNote = () => Type.Optional(Text(MAX_ORDER_NOTE_LENGTH));
export const Tip = () => Type.Optional(Type.Number({ minimum: 0, maximum: MAX_TIP }));

const content = {
  guest_id: Type.Optional(GuestId()),
  order_type: OrderType,
  /** Absent: the cart of the module is ordered (page=cart). */
  items: Type.Optional(Type.Array(OrderItem, { minItems: 1, maxItems: 20 })),
  is_buy_now: Type.Optional(Flag()),
  parcel: Type.Optional(ParcelBody),
  coupon_code: Type.Optional(Text(40)),
  /** ISO 8601; absent: as soon as possible. */
  schedule_at: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
  dm_tips: Tip(),
  /** The wallet pays what it can, and `payment_method` the rest (CHK-2). */
  partial_payment: Type.Optional(Flag()),
  address: Type.Optional(PlaceFields.address),
  latitude: Type.Optional(Latitude()),
  longitude: Type.Optional(Longitude()),
  /** Taken and not used: the server measures. */
  distance: Type.Optional(Distance()),
  /** Counts for a prescription alone; goods say themselves whose they are. */
  store_id: Type.Optional(Id()),
};

export const QuoteBody = Strict({
  ...content,
  /** 1: a prescription alone is ordered, of `store_id`. The bill holds what is known before a pharmacist sets the price (RX-5). */
  prescription: Type.Optional(Flag()),
  payment_method: Type.Optional(PaymentMethod),
});
export type QuoteBody = Type.Static<typeof QuoteBody>;

/** The answers to an offline method's input fields, by their names (CHK-8). */
export const OfflineAnswers = Type.Record(Text(60, 1), Text(MAX_OFFLINE_ANSWER_LENGTH), {
  maxProperties: 20,
});
export type OfflineAnswers = Type.Static<typeof OfflineAnswers>;

/** An order as it is placed. The contact is needed always, the address for a delivery (CHK-2, CHK-7). */
export const PlaceOrderBody = Strict({
  ...content,
  payment_method: PaymentMethod,
  /** The total that the customer saw and agreed to; another one is refused with 409 `bill_changed`, never charged. */
  accepted_total: Amount(),
  contact_person_name: Type.Optional(ContactFields.contact_person_name),
  contact_person_number: Type.Optional(Phone()),
  contact_person_email: ContactFields.contact_person_email,
  address_type: Type.Optional(Text(50)),
  road: PlaceFields.road,
  house: PlaceFields.house,
  floor: PlaceFields.floor,
  additional_information: PlaceFields.additional_information,
  order_note: OrderNote(),
  unavailable_item_note: Type.Optional(Text(200)),
  cutlery: Type.Optional(Flag()),
  /** Files that were uploaded before, for items that need a prescription (RX-4). */
  prescription_files: Type.Optional(Type.Array(Text(64, 16), { maxItems: MAX_PICTURES })),
  offline_method_id: Type.Optional(Id()),
  offline_answers: Type.Optional(OfflineAnswers),
});
export type PlaceOrderBody = Type.Static<typeof PlaceOrderBody>;

/** Something that stands in the way of placing an order as it is; `message` is for the customer. */
export const OrderProblem = Type.Object({ code: Type.String(), message: Type.String() });
export type OrderProblem = Type.Static<typeof OrderProblem>;

/** What an order would cost now, and what could be chosen (CHK-10). A quote is never refused for what it says in `problems`. */
export const Quote = Type.Object({
  store: Nullable(
    Type.Object({
      id: Id(),
      slug: Type.String(),
      name: Type.String(),
      address: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      logo_full_url: Type.String(),
      delivery: Flag(),
      take_away: Flag(),
      delivery_time: Type.String(),
      minimum_order: Type.Number(),
      zone_id: Id(),
    }),
  ),
  lines: Type.Array(BillLine),
  bill: Bill,
  problems: Type.Array(OrderProblem),
  /** Kilometers of the route; null while the place is not known: the delivery fee is the least one then. */
  distance: Nullable(Type.Number()),
  coupon: Nullable(Type.Object({ code: Type.String(), title: Type.String(), discount: Type.Number() })),
  payment_methods: Type.Array(
    Type.Object({
      method: PaymentMethod,
      allowed: Flag(),
      reason: Nullable(Type.String({ description: 'Why not, for the customer (CHK-3, CHK-9)' })),
    }),
  ),
  /** Times that can be chosen; empty where the store takes no orders for later. ISO 8601. */
  slots: Type.Array(Type.Object({ starts: Type.String(), ends: Type.String() })),
  /** Whether it can be ordered for now; else a slot has to be chosen. */
  open_now: Flag(),
  tip_choices: Type.Array(Type.Number()),
  wallet_balance: Nullable(Type.Number()),
  cashback: Nullable(Type.Object({ title: Type.String(), amount: Type.Number() })),
  prescription_required: Flag(),
  last_note: Nullable(
    Type.String({
      description: "The note of the visitor's last order to the same place, offered to be repeated",
    }),
  ),
});
export type Quote = Type.Static<typeof Quote>;

export const PlacedOrder = Type.Object({
  message: Type.String(),
  order_id: Id(),
  total_amount: Type.Number(),
  payment_status: Type.Union([Type.Literal('unpaid'), Type.Literal('paid')]),
  /** Where a digital payment is made; null where nothing is left to pay now, or the provider does not answer. */
  payment_url: Nullable(Type.String()),
});
export type PlacedOrder = Type.Static<typeof PlacedOrder>;

/** A coupon as it applies to a cart (WAL-7). */
export const AppliedCoupon = Type.Object({
  code: Type.String(),
  title: Type.String(),
  discount_type: Type.Union([Type.Literal('percent'), Type.Literal('amount')]),
  discount: Type.Number(),
  min_purchase: Type.Number(),
  max_discount: Type.Number(),
});
export type AppliedCoupon = Type.Static<typeof AppliedCoupon>;

/** Money sent another way, confirmed by a person (CHK-8). */
export const OfflineMethod = Type.Object({
  id: Id(),
  method_name: Type.String(),
  instructions: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  inputs: Type.Array(
    Type.Object({ name: Type.String(), label: Type.String(), placeholder: Type.String(), required: Flag() }),
  ),
});
export type OfflineMethod = Type.Static<typeof OfflineMethod>;

export const placingCalls = {
  quoteOrder: call({
    method: 'POST',
    path: '/api/v1/customer/order/quote',
    summary: 'The bill, choices and obstacles of an order before it is placed (CHK-10)',
    needs: 'visitor',
    body: QuoteBody,
    response: Quote,
  }),
  placeOrder: call({
    method: 'POST',
    path: '/api/v1/customer/order/place',
    summary:
      'Places an order once for each Idempotency-Key, which has to be sent (CHK-2). 409 `bill_changed` where the total is not the accepted one',
    needs: 'visitor',
    body: PlaceOrderBody,
    response: PlacedOrder,
  }),
  applyCoupon: call({
    method: 'GET',
    path: '/api/v1/coupon/apply',
    summary: 'Whether a code holds at a store; its minimum is told with 403 (WAL-7, CHK-4)',
    needs: 'visitor',
    query: Type.Object({
      code: Text(40, 1),
      store_id: Id(),
      guest_id: Type.Optional(GuestId()),
    }),
    response: AppliedCoupon,
  }),
  offlineMethods: call({
    method: 'GET',
    path: '/api/v1/offline_payment_method_list',
    summary: 'Ways to pay that a person confirms (CHK-8)',
    response: Type.Array(OfflineMethod),
  }),
  cashbackFor: call({
    method: 'GET',
    path: '/api/v1/cashback/getCashback',
    summary: 'What comes back to the wallet for an amount (CHK-8)',
    query: Type.Object({ amount: Type.Number({ minimum: 0, maximum: 10_000_000 }) }),
    response: Nullable(Type.Object({ title: Type.String(), cashback_amount: Type.Number() })),
  }),
  parcelInstructions: call({
    method: 'GET',
    path: '/api/v1/customer/order/parcel-instructions',
    summary: 'Notes for the rider to choose from (PCL-5)',
    response: Type.Array(Type.Object({ id: Id(), instruction: Type.String() })),
  }),
};
