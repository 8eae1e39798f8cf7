import Type from 'typebox';
import { ChosenVariation, CartModel } from './cart.ts';
import { Flag, Id, Nullable } from './shapes.ts';

/**
 * What an order costs, in the marketplace's currency (CHK-10, CHK-11). The server's sums alone:
 * total = subtotal - item_discount + add_ons - coupon_discount - welcome_discount + tax where it is not included + delivery_fee
 * + packaging_fee + service_fee + tip, and due = total - wallet_used.
 */
export const Bill = Type.Object({
  subtotal: Type.Number({ description: 'Units with their options, before every discount, without add-ons' }),
  item_discount: Type.Number(),
  add_ons: Type.Number(),
  coupon_discount: Type.Number(),
  welcome_discount: Type.Number({
    description: "Off a new customer's first order, of what the coupon leaves (SES-15)",
  }),
  tax: Type.Number(),
  tax_included: Flag(),
  delivery_fee: Type.Number(),
  /** What delivery would cost; differs from `delivery_fee` where it is free. */
  full_delivery_fee: Type.Number(),
  packaging_fee: Type.Number(),
  service_fee: Type.Number(),
  tip: Type.Number(),
  total: Type.Number(),
  wallet_used: Type.Number({ description: 'The part that the wallet pays' }),
  due: Type.Number({ description: 'What is left to pay by the chosen method' }),
});
export type Bill = Type.Static<typeof Bill>;

/** Why a line cannot be ordered as it stands. */
export type LineProblem = 'out_of_stock' | 'out_of_limits' | 'not_available';
/** One schema rather than a union of three: those that may be null need a type. */
export const LineProblem = Type.Unsafe<LineProblem>({
  type: 'string',
  enum: ['out_of_stock', 'out_of_limits', 'not_available'],
});

/** A line of a bill or an order. `price` is one unit with its options before its `discount`; add-ons keep their own quantity (POP-16). */
export const BillLine = Type.Object({
  cart_id: Nullable(Id()),
  item_id: Id(),
  item_type: CartModel,
  name: Type.String(),
  slug: Type.String(),
  image_full_url: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  variation: Type.Array(ChosenVariation),
  price: Type.Number(),
  /** What the customer last saw, where that differs (CRT-20). */
  previous_price: Nullable(Type.Number()),
  discount: Type.Number({ description: 'Off one unit' }),
  add_ons: Type.Array(
    Type.Object({ id: Id(), name: Type.String(), price: Type.Number(), quantity: Type.Integer() }),
  ),
  note: Type.String({ description: 'What the customer wrote to the store of this line; empty: nothing' }),
  total: Type.Number(),
  is_prescription_required: Flag(),
  /** What is left, where stock is counted. */
  stock: Nullable(Type.Integer()),
  problem: Nullable(LineProblem),
});
export type BillLine = Type.Static<typeof BillLine>;
