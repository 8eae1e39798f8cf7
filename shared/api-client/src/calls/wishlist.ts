import type { Message, WishBody, Wishlist } from '@souk/contracts';
import { completing, listOf, raw } from '../complete.ts';
import { queryOf } from '../query-of.ts';
import { readItem } from '../read-item.ts';
import { readStore } from '../read-store.ts';
import { get, post, remove } from '../request.ts';

const readMessage = completing<Message>({ message: '' });

const readWishlist = (value: unknown): Wishlist => ({
  item: listOf(readItem)(raw(value).item),
  store: listOf(readStore)(raw(value).store),
});

/** What the customer wished for in the current module and zone; for customers only (WSH-4). */
export const fetchWishlist = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/wish-list', readWishlist, {}, signal);
export const wishlistQuery = () => queryOf('wishlist', fetchWishlist, {});

/** Adds an item or a store (WSH-5). */
export const addToWishlist = (wish: WishBody) => post('/api/v1/customer/wish-list/add', readMessage, wish);

/** Removes an item or a store (WSH-5). */
export const removeFromWishlist = (wish: WishBody) =>
  remove('/api/v1/customer/wish-list/remove', readMessage, { ...wish });
