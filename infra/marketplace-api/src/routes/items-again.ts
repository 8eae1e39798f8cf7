import { isWithinWindow } from '@souk/contracts';
import { itemsAgainCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { itemOf } from '../entities/item.ts';
import { itemsInZones } from '../entities/item-list.ts';
import { itemRows, type ItemRow } from '../entities/item-row.ts';
import { isOpen } from '../entities/store-row.ts';
import { invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import { idsOf } from '../search/json-list.ts';
import { rows } from '../sql.ts';

const MAX_IDS = 24;
/** How many of a customer's recent orders are searched. */
const LAST_ORDERS = 10;
const MAX_AGAIN = 15;

const idsFrom = (found: readonly { id: number }[]) => found.map(({ id }) => id);

/** Whether the item is sold at this hour, in the city's time. */
function isSoldNow({ available_from, available_to, city_time }: ItemRow): boolean {
  const [hours = 0, minutes = 0] = city_time.split(':').map(Number);
  return isWithinWindow(available_from, available_to, new Date(2000, 0, 1, hours, minutes));
}

/** Recently viewed items and items bought before. */
export function itemsAgainRoutes(route: Route, { pool, mediaUrl, now }: Context): void {
  route(itemsAgainCalls.itemsByIds, async ({ requestContext, query }) => {
    const ids = idsOf(query.ids, 'ids');
    if (ids.length > MAX_IDS) throw invalid('ids', 'invalid.many', { limit: MAX_IDS });
    const sold = await rows<{ id: number }>(
      pool,
      sql`select i.id from ${itemsInZones(requireZones(requestContext))}
          join (select id, min(place) as place from unnest(${ids}::integer[]) with ordinality as list (id, place) group by id) wanted
            on wanted.id = i.id
          where i.active and i.module_id = ${requireModule(requestContext)} order by wanted.place`,
    );
    const found = await itemRows(pool, idsFrom(sold), now());
    return found.map((item) => itemOf(item, { language: requestContext.language, mediaUrl }));
  });

  route(itemsAgainCalls.orderAgain, async ({ requestContext, visitor }) => {
    const bought = await rows<{ id: number }>(
      pool,
      sql`select i.id from ${itemsInZones(requireZones(requestContext))}
          join (
            select line.item_id, max(last.created_at) as at from (
              select id, created_at from marketplace.orders
              where customer_id = ${visitor.id} and module_id = ${requireModule(requestContext)} and status = 'delivered'
              order by created_at desc limit ${LAST_ORDERS}
            ) last join marketplace.order_items line on line.order_id = last.id group by line.item_id
          ) bought on bought.item_id = i.id
          where i.active and i.stock is distinct from 0 and ${isOpen(now())} order by bought.at desc, i.id`,
    );
    const found = await itemRows(pool, idsFrom(bought), now());
    return found
      .filter(isSoldNow)
      .slice(0, MAX_AGAIN)
      .map((item) => itemOf(item, { language: requestContext.language, mediaUrl }));
  });
}
