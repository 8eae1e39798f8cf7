import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';

/** How many of the latest orders with an item are searched. */
const LAST_ORDERS = 200;
/** One order is a coincidence. */
const MIN_ORDERS = 2;
const MAX_ITEMS = 50;

/** The ids of the items that were ordered together with an item, the most often first. */
export async function orderedTogether(db: Queryable, itemId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select other.item_id as id from (
          select distinct order_id from marketplace.order_items where item_id = ${itemId}
          order by order_id desc limit ${LAST_ORDERS}
        ) latest join marketplace.order_items other on other.order_id = latest.order_id and other.item_id <> ${itemId}
        group by other.item_id having count(distinct other.order_id) >= ${MIN_ORDERS}
        order by count(distinct other.order_id) desc, other.item_id limit ${MAX_ITEMS}`,
  );
  return found.map(({ id }) => id);
}
