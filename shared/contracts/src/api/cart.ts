import Type from 'typebox';
import { MAX_ITEM_NOTE_LENGTH } from '../item-note.ts';
import { call } from './call.ts';
import { Item } from './item.ts';
import { Amount, Flag, Id, Message, Nullable, Strict, Text } from './shapes.ts';
import { CartConflict, GuestId } from './session.ts';

/** One chosen option group on the wire (CRT-16, CRT-22): food by group name, older variations by choice title. */
export const ChosenVariation = Strict({
  name: Text(100, 1),
  values: Strict({ label: Type.Array(Text(100, 1), { maxItems: 50 }) }),
});
export type ChosenVariation = Type.Static<typeof ChosenVariation>;

export const CartModel = Type.Union([Type.Literal('Item'), Type.Literal('ItemCampaign')]);
export type CartModel = Type.Static<typeof CartModel>;

/**
 * A line of the cart (CRT-14, CRT-16). `price` is the server's price of one unit with its options, before any discount and
 * without add-ons; `previous_price` is what the customer last saw where that differs (CRT-20), else null.
 */
export const CartLine = Type.Object({
  id: Id(),
  module_id: Id(),
  item_id: Id(),
  item_type: CartModel,
  quantity: Type.Integer({ minimum: 1 }),
  price: Type.Number(),
  previous_price: Nullable(Type.Number()),
  variation: Type.Array(ChosenVariation),
  add_on_ids: Type.Array(Id()),
  add_on_qtys: Type.Array(Type.Integer()),
  add_ons: Type.Array(
    Type.Object({ id: Id(), name: Type.String(), price: Type.Number(), quantity: Type.Integer() }),
  ),
  note: Type.String({ description: 'What the customer writes to the store of this line; empty: nothing' }),
  stock: Nullable(Type.Integer({ description: 'Left of the chosen variation, or of the item' })),
  available: Flag(),
  item: Item,
});
export type CartLine = Type.Static<typeof CartLine>;

export const CartLines = Type.Array(CartLine);
export type CartLines = CartLine[];

/** The most that one line may hold, whatever stock says. */
export const MAX_QUANTITY = 999;

const line = {
  guest_id: Type.Optional(GuestId()),
  model: CartModel,
  item_id: Id(),
  price: Type.Optional(Amount({ description: 'What the customer saw; the server uses its own (CRT-20)' })),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  add_on_ids: Type.Array(Id(), { maxItems: 50 }),
  add_on_qtys: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }), { maxItems: 50 }),
  variation: Type.Array(ChosenVariation, { maxItems: 20 }),
  note: Type.Optional({
    ...Text(MAX_ITEM_NOTE_LENGTH),
    description: 'Lines with different notes stay apart; left out of an update: the note stays',
  }),
};

export const AddToCartBody = Strict(line);
export type AddToCartBody = Type.Static<typeof AddToCartBody>;

export const UpdateCartBody = Strict({ ...line, cart_id: Id() });
export type UpdateCartBody = Type.Static<typeof UpdateCartBody>;

export const MergeCartBody = Strict({
  guest_id: GuestId(),
  keep: Type.Optional(
    Type.Union([Type.Literal('guest'), Type.Literal('customer')], {
      description: 'Left out: only what is no conflict is merged, and the conflicts are answered',
    }),
  ),
});
export type MergeCartBody = Type.Static<typeof MergeCartBody>;

const ByGuest = Type.Object({ guest_id: Type.Optional(GuestId()) });

/** A cart belongs to one visitor in one module (the `moduleId` header), and holds items of one store (CRT-9). */
export const cartCalls = {
  cart: call({
    method: 'GET',
    path: '/api/v1/customer/cart/list',
    summary: 'The lines of the cart (CRT-15)',
    needs: 'visitor',
    query: ByGuest,
    response: CartLines,
  }),
  addToCart: call({
    method: 'POST',
    path: '/api/v1/customer/cart/add',
    summary:
      'Adds a line, or raises the equal line (CRT-16). 403 `different_store`, `out_of_stock` or `out_of_limits`; repeats with one Idempotency-Key count once (API-14)',
    needs: 'visitor',
    body: AddToCartBody,
    response: CartLines,
  }),
  updateCart: call({
    method: 'POST',
    path: '/api/v1/customer/cart/update',
    summary: 'Sets quantity, options, add-ons and note of a line (CRT-17)',
    needs: 'visitor',
    body: UpdateCartBody,
    response: CartLines,
  }),
  removeCartLine: call({
    method: 'DELETE',
    path: '/api/v1/customer/cart/remove-item',
    summary: 'Removes a line (CRT-18)',
    needs: 'visitor',
    query: Type.Object({ cart_id: Id(), guest_id: Type.Optional(GuestId()) }),
    response: CartLines,
  }),
  clearCart: call({
    method: 'DELETE',
    path: '/api/v1/customer/cart/remove',
    summary: 'Empties the cart of the module (CRT-19); POST is taken too',
    needs: 'visitor',
    query: ByGuest,
    response: Message,
  }),
  mergeCart: call({
    method: 'POST',
    path: '/api/v1/customer/cart/merge',
    summary: 'After sign-in: which of two carts of different stores stays, or whether there are two (SES-12)',
    needs: 'customer',
    body: MergeCartBody,
    response: Type.Object({ ...Message.properties, cart_conflicts: Type.Array(CartConflict) }),
  }),
};
