import Type from 'typebox';
import { call } from './call.ts';
import { Store } from './stores.ts';
import { Item } from './item.ts';
import { Id, Message, Strict } from './shapes.ts';

/** What the customer wished for, latest first (WSH-4, AMB-7). */
export const Wishlist = Type.Object({ item: Type.Array(Item), store: Type.Array(Store) });
export type Wishlist = Type.Static<typeof Wishlist>;

const oneThing = { item_id: Type.Optional(Id()), store_id: Type.Optional(Id()) };

/** An item or a store: exactly one of the two (WSH-5). */
export const WishBody = Strict(oneThing);
export type WishBody = Type.Static<typeof WishBody>;

/** A wishlist belongs to one customer; a list of it holds what the module and the zones of the headers have. */
export const wishlistCalls = {
  wishlist: call({
    method: 'GET',
    path: '/api/v1/customer/wish-list',
    summary: 'The items and stores that the customer wished for (WSH-4)',
    needs: 'customer',
    response: Wishlist,
  }),
  addToWishlist: call({
    method: 'POST',
    path: '/api/v1/customer/wish-list/add',
    summary: 'Adds an item or a store; what is there already stays (WSH-5)',
    needs: 'customer',
    body: WishBody,
    response: Message,
  }),
  removeFromWishlist: call({
    method: 'DELETE',
    path: '/api/v1/customer/wish-list/remove',
    summary: 'Removes an item or a store, always possible (WSH-1, WSH-5)',
    needs: 'customer',
    query: Type.Object(oneThing),
    response: Message,
  }),
};
