import { sql } from 'kysely';
import type { Chosen } from '../cart/chosen.ts';
import { jsonb, rows, type Queryable } from '../sql.ts';

/** Units of an item that are sold or returned. `chosen` names the combination, if the item has combinations. */
export interface Units {
  item_id: number;
  quantity: number;
  chosen: readonly Chosen[];
  /** The flash sale's entry that set the price of these units. */
  flash_sale_item_id: number | null;
}

interface StockRow {
  id: number;
  stock: number | null;
  variations: { options: number[]; stock: number }[];
}

/**
 * Locks items in the order of their ids until the transaction ends, and with them the units reserved by flash sales, which are
 * changed under the item's lock only.
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

/** Takes sold units from stock. The items must be locked and checked in the same transaction. */
export const takeStock = (db: Queryable, sold: readonly Units[]): Promise<void> => moveStock(db, sold, -1);

/** Returns everything that an order took to stock, including a flash sale's units. The order must be locked; runs once per order. */
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

/** Changes a combination and its item together, so that an item's stock stays the sum of its combinations'. */
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
        update marketplace.items set stock = stock + ${sign * count}::integer, variations = ${jsonb(variations)},
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
