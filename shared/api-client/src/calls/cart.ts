import { HEADERS, randomId } from '@souk/contracts';
import type {
  AddToCartBody,
  Answer,
  CartLine,
  MergeCartBody,
  Message,
  UpdateCartBody,
} from '@souk/contracts';
import { complete, completing, listOf, raw } from '../complete.ts';
import { readItem } from '../read-item.ts';
import { inHeader, type Whose } from '../request-headers.ts';
import { get, post, remove } from '../request.ts';

const readLine = (value: unknown): CartLine =>
  complete<CartLine, 'id' | 'module_id' | 'item_id' | 'quantity' | 'price' | 'item'>(
    { ...raw(value), item: readItem(raw(value).item) },
    {
      item_type: 'Item',
      previous_price: null,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
      add_ons: [],
      note: '',
      stock: null,
      available: 1,
    },
  );

const readLines = listOf(readLine);
const readMessage = completing<Message>({ message: '' });

/** A key that makes repeats of one addition count once (API-14). */
export const newIdempotencyKey = (): string => randomId();

/** A cart is a module's. Changes may be sent after the customer has gone on to another one, so they name theirs. */
const inModule = (moduleId?: number): Record<string, string> =>
  moduleId === undefined ? {} : { [HEADERS.module]: String(moduleId) };

/** The lines of a module's cart, the current one's unless another is named (CRT-15). */
export const fetchCart = (whose: Whose = {}, signal?: AbortSignal, moduleId?: number) =>
  get('/api/v1/customer/cart/list', readLines, {}, signal, {
    headers: { ...inHeader(whose).headers, ...inModule(moduleId) },
  });

/** Adds a line, or raises the equal line (CRT-16). Send a repeat with the key of the first try. */
export const addToCart = (body: AddToCartBody, idempotencyKey = newIdempotencyKey(), moduleId?: number) =>
  post('/api/v1/customer/cart/add', readLines, body, {
    headers: { ...inModule(moduleId), [HEADERS.idempotency]: idempotencyKey },
  });

/** Sets quantity, options and add-ons of a line (CRT-17). */
export const updateCart = (body: UpdateCartBody, moduleId?: number) =>
  post('/api/v1/customer/cart/update', readLines, body, { headers: inModule(moduleId) });

/** Removes a line (CRT-18). */
export function removeCartLine(request: Whose & { cart_id: number }, moduleId?: number): Promise<CartLine[]> {
  const { params, headers } = inHeader(request);
  return remove('/api/v1/customer/cart/remove-item', readLines, params, {
    headers: { ...headers, ...inModule(moduleId) },
  });
}

/** Empties the cart of a module (CRT-19, AMB-3). */
export const clearCart = (whose: Whose = {}, moduleId?: number) =>
  remove(
    '/api/v1/customer/cart/remove',
    readMessage,
    {},
    { headers: { ...inHeader(whose).headers, ...inModule(moduleId) } },
  );

/** After sign-in: which of two carts of different stores stays; without `keep` only whether there still are two (SES-12). */
export const mergeCart = (body: MergeCartBody) =>
  post(
    '/api/v1/customer/cart/merge',
    completing<Answer<'mergeCart'>>({ message: '', cart_conflicts: [] }),
    body,
  );
