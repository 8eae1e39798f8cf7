import type { CartConflict } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn } from '../entities/localized-text.ts';
import type { Visitor } from '../http/visitor.ts';
import { hashOf } from '../session/secret.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { linesOf, type Line } from './cart-line.ts';
import { isEqualLine, MAX_LINES, roomFor, sumOfAddOns } from './cart-rules.ts';
import { deleteLines, lockCart, writeLine } from './cart-store.ts';

/** The carts of guest and account in one module, both locked by the transaction. */
interface Pair {
  moduleId: number;
  customerCart: number;
  guestLines: Line[];
  customerLines: Line[];
}

/**
 * Moves the guest's cart to the account (SES-12). Per module: an empty cart takes the lines of the other; carts of one store
 * are merged, with quantities and lines capped instead of refused; carts of two stores stay unchanged and are returned as conflicts.
 */
export async function takeOverGuestCart(
  db: Queryable,
  { now }: Pick<Context, 'now'>,
  guestId: string | undefined,
  customerId: number,
  language: Language,
): Promise<CartConflict[]> {
  if (!guestId) return [];
  const conflicts: CartConflict[] = [];
  for (const pair of await lockPairs(db, hashOf(guestId), customerId, now())) {
    const [guest] = pair.guestLines;
    const [customer] = pair.customerLines;
    if (guest && customer && guest.item.store_id !== customer.item.store_id) {
      conflicts.push({
        module_id: pair.moduleId,
        guest_store_name: textIn(language, guest.item.store_name),
        customer_store_name: textIn(language, customer.item.store_name),
      });
    } else {
      await merge(db, pair);
    }
  }
  return conflicts;
}

/** Resolves the conflicts: in every module the customer keeps one of the two carts (SES-12). */
export async function keepOneCart(
  db: Queryable,
  { now }: Pick<Context, 'now'>,
  guestId: string,
  customerId: number,
  keep: 'guest' | 'customer',
): Promise<void> {
  for (const pair of await lockPairs(db, hashOf(guestId), customerId, now())) {
    const [guest] = pair.guestLines;
    const [customer] = pair.customerLines;
    if (guest && customer && guest.item.store_id !== customer.item.store_id) {
      const losing = keep === 'guest' ? 'customerLines' : 'guestLines';
      await deleteLines(
        db,
        pair[losing].map(({ id }) => id),
      );
      await merge(db, { ...pair, [losing]: [] });
    } else {
      await merge(db, pair);
    }
  }
}

/** Locks both carts in every module where the guest has one, always in the same order to avoid deadlocks. */
async function lockPairs(db: Queryable, guestHash: Buffer, customerId: number, now: Date): Promise<Pair[]> {
  const carts = await rows<{ id: number; module_id: number }>(
    db,
    sql`select id, module_id from marketplace.carts where guest_hash = ${guestHash} order by module_id for update`,
  );
  const customer: Visitor = { kind: 'customer', id: customerId, tokenHash: Buffer.alloc(0) };
  const pairs: Pair[] = [];
  for (const { id, module_id } of carts) {
    const guestLines = await linesOf(db, id, now);
    if (guestLines.length === 0) continue;
    const customerCart = await lockCart(db, customer, module_id);
    pairs.push({
      moduleId: module_id,
      customerCart,
      guestLines,
      customerLines: await linesOf(db, customerCart, now),
    });
  }
  return pairs;
}

async function merge(db: Queryable, { customerCart, guestLines, customerLines }: Pair): Promise<void> {
  const merged = [...customerLines];
  for (const line of guestLines) {
    const equal = merged.find((candidate) => isEqualLine(candidate, line));
    const room = roomFor(line.item, line.chosen, merged);
    const more = Math.max(0, Math.min(line.quantity, room.stock, room.limit));
    if (equal && more > 0) {
      equal.add_ons = sumOfAddOns(equal.add_ons, line.add_ons);
      equal.quantity += more;
      await writeLine(db, equal, equal);
    }
    if (equal || more === 0 || merged.length >= MAX_LINES) {
      await deleteLines(db, [line.id]);
    } else {
      await rows(
        db,
        sql<object>`update marketplace.cart_lines set cart_id = ${customerCart}, quantity = ${more} where id = ${line.id}`,
      );
      merged.push({ ...line, quantity: more });
    }
  }
}
