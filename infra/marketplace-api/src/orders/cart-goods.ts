import { linesOf } from '../cart/cart-line.ts';
import { findCart } from '../cart/cart-store.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Queryable } from '../sql.ts';
import { goodsCents } from './bill.ts';
import { pricedLines } from './priced-line.ts';

/** The price of the goods in a visitor's cart, in cents; null where it has no items of the store. */
export async function goodsInCart(
  db: Queryable,
  visitor: Visitor,
  store: { id: number; module_id: number },
  now: Date,
): Promise<number | null> {
  const cartId = await findCart(db, visitor, store.module_id);
  const lines = cartId === null ? [] : await linesOf(db, cartId, now);
  return lines[0]?.item.store_id === store.id ? goodsCents(pricedLines(lines, true)) : null;
}
