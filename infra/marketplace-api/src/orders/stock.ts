import { sql } from 'kysely';
import type { Chosen } from '../cart/chosen.ts';
import { rows, type Queryable } from '../sql.ts';

/** Units of an item that are sold or given back. `chosen` names the combination, where the item has such. */
export interface Units {
  item_id: number;
  quantity: number;
  chosen: readonly Chosen[];
  /** The entry of a flash sale that set the price of these units. */
  flash_sale_item_id: number | null;
}

interface StockRow {
  id: number;
  stock: number | null;
  variations: { options: number[]; stock: number }[];
}

/**
 * Holds items, in the order of their ids, until the transaction ends, and with them what flash sales set aside of them: nobody
 * changes that but who holds the item.
 */
export async function lockItems(db: Queryable, itemIds: readonly number[]): Promise<void> {
  const ids = [...new Set(itemIds)];
  await rows(
    db,
    sql<object>`select 1 from marketplace.items where id = any(${ids}::integer[]) order by id for no key update`,
  );
  await rows(
    db,
    sql<object>`select 1 from marketplace.flash_sale_items where item_id = any(${ids}::integer[]) order by id for no key update`,
  );
}

/** Takes what was sold off the shelves. The items are held already, and have enough: the quote of the same transaction said so. */
export const takeStock = (db: Queryable, sold: readonly Units[]): Promise<void> => moveStock(db, sold, -1);

/** Puts everything that an order took back: stock, and a flash sale's units. Once for an order; its row is held already. */
export async function restoreStock(db: Queryable, orderId: number): Promise<void> {
  const units = await rows<Units>(
    db,
    sql`select item_id, quantity, chosen, flash_sale_item_id from marketplace.order_items where order_id = ${orderId}`,
  );
  await lockItems(
    db,
    units.map(({ item_id }) => item_id),
  );
  await moveStock(db, units, 1);
}

/** A combination and its item count down together, so an item's stock stays the sum of its combinations'. */
async function moveStock(db: Queryable, units: readonly Units[], sign: 1 | -1): Promise<void> {
  const ids = [...new Set(units.map(({ item_id }) => item_id))];
  const items = await rows<StockRow>(
    db,
    sql`select id, stock, variations from marketplace.items where id = any(${ids}::integer[])`,
  );
  for (const item of items) {
    const ofItem = units.filter(({ item_id }) => item_id === item.id);
    const count = ofItem.reduce((sum, { quantity }) => sum + quantity, 0);
    const variations = item.variations.map((variation) => {
      const moved = ofItem
        .filter(({ chosen }) => String(chosen.map(({ options }) => options[0])) === String(variation.options))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return { ...variation, stock: variation.stock + sign * moved };
    });
    await rows(
      db,
      sql<object>`
        update marketplace.items set stock = stock + ${sign * count}::integer, variations = ${JSON.stringify(variations)}::jsonb,
          order_count = greatest(0, order_count - ${sign * count}::integer)
        where id = ${item.id}`,
    );
  }
  for (const { flash_sale_item_id, quantity } of units) {
    if (flash_sale_item_id === null) continue;
    await rows(
      db,
      sql<object>`update marketplace.flash_sale_items set sold = greatest(0, sold - ${sign * quantity}::integer) where id = ${flash_sale_item_id}`,
    );
  }
}
