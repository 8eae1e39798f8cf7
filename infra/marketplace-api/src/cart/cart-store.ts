import { sql } from 'kysely';
import type { Visitor } from '../http/visitor.ts';
import { jsonb, row, rows, type Queryable } from '../sql.ts';
import { priceOf, type AddOnChoice, type Line } from './cart-line.ts';
import type { Chosen } from './chosen.ts';

const ownedBy = (visitor: Visitor) =>
  visitor.kind === 'customer' ? sql`customer_id = ${visitor.id}` : sql`guest_hash = ${visitor.hash}`;

/** The visitor's cart in a module, or null. */
export async function findCart(db: Queryable, visitor: Visitor, moduleId: number): Promise<number | null> {
  const cart = await row<{ id: number }>(
    db,
    sql`select id from marketplace.carts where ${ownedBy(visitor)} and module_id = ${moduleId}`,
  );
  return cart?.id ?? null;
}

/** Creates the cart if needed and locks its row until the transaction ends, so that changes to one cart run one after the other. */
export async function lockCart(db: Queryable, visitor: Visitor, moduleId: number): Promise<number> {
  const [customer, guest] = visitor.kind === 'customer' ? [visitor.id, null] : [null, visitor.hash];
  await rows(
    db,
    sql<object>`insert into marketplace.carts (customer_id, guest_hash, module_id)
                values (${customer}, ${guest}, ${moduleId}) on conflict do nothing`,
  );
  const cart = await row<{ id: number }>(
    db,
    sql`select id from marketplace.carts where ${ownedBy(visitor)} and module_id = ${moduleId} for update`,
  );
  if (!cart) throw new Error(`lockCart: no cart in module ${moduleId} after its insert`);
  return cart.id;
}

export interface LineContent {
  quantity: number;
  chosen: Chosen[];
  add_ons: AddOnChoice[];
  note: string;
}

export async function insertLine(
  db: Queryable,
  cartId: number,
  item: Line['item'],
  { quantity, chosen, add_ons, note }: LineContent,
): Promise<void> {
  await rows(
    db,
    sql<object>`
      insert into marketplace.cart_lines (cart_id, item_id, campaign_item_id, quantity, chosen, add_ons, note, seen_price)
      values (${cartId}, ${item.id}, ${item.campaign?.id ?? null}, ${quantity}, ${jsonb(chosen)},
        ${jsonb(add_ons)}, ${note}, ${priceOf(item, chosen)})`,
  );
}

/** Updates a line, and the price that the customer has seen. */
export async function writeLine(
  db: Queryable,
  line: Line,
  { quantity, chosen, add_ons, note }: LineContent,
): Promise<void> {
  await rows(
    db,
    sql<object>`
      update marketplace.cart_lines set quantity = ${quantity}, chosen = ${jsonb(chosen)},
        add_ons = ${jsonb(add_ons)}, note = ${note}, seen_price = ${priceOf(line.item, chosen)} where id = ${line.id}`,
  );
}

export async function deleteLines(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await rows(db, sql<object>`delete from marketplace.cart_lines where id = any(${ids}::integer[])`);
}

export async function emptyCart(db: Queryable, cartId: number): Promise<void> {
  await rows(db, sql<object>`delete from marketplace.cart_lines where cart_id = ${cartId}`);
}
