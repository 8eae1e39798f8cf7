import { catalogueCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { cityTime } from '../entities/city-time.ts';
import { deliversFast, promisedMinutes } from '../entities/delivery-minutes.ts';
import { flag } from '../entities/flag.ts';
import { idBySlugOrId } from '../entities/slug-or-id.ts';
import { storePage, storesById, type StoreListing } from '../entities/store-list.ts';
import { storesInZones } from '../entities/zones.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { handsOver } from '../entities/store-type.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';

const everything = sql``;
const orders = {
  all: sql`s.active desc, s.featured desc, s.order_count desc`,
  newly_joined: sql`s.created_at desc`,
  popular: sql`s.active desc, s.order_count desc`,
  top_rated: sql`s.rating_sum::double precision / nullif(s.rating_count, 0) desc nulls last, s.rating_count desc`,
};

/** Stores: single, in lists, and those that the customer has visited. */
export function storeRoutes(route: Route, context: Context): void {
  const { pool, now } = context;

  const list = (call: typeof catalogueCalls.latestStores, listing: StoreListing) =>
    route(call, ({ requestContext, query }) => storePage(context, requestContext, query, listing));
  list(catalogueCalls.latestStores, { where: everything, order: orders.newly_joined });
  list(catalogueCalls.popularStores, { where: everything, order: orders.popular });
  list(catalogueCalls.topRatedStores, { where: everything, order: orders.top_rated });
  list(catalogueCalls.discountedStores, { where: sql`and s.discount_percent > 0`, order: orders.popular });

  route(catalogueCalls.stores, ({ requestContext, params, query }) => {
    const { featured, fast_delivery, store_type, sort, ...paging } = query;
    const isFeatured = featured === undefined ? sql`` : sql`and s.featured = ${featured === 1}`;
    const isFast = fast_delivery ? sql`and ${deliversFast(now())}` : sql``;
    const where = sql`${isFeatured} ${isFast} and ${handsOver(store_type)}`;
    const fastest = sql`${promisedMinutes(now())} nulls last, ${orders.popular}`;
    const order = sort === 'fastest' ? fastest : orders[params.type];
    return storePage(context, requestContext, paging, { where, order });
  });

  route(catalogueCalls.store, async ({ requestContext, params }) => {
    const id = await idBySlugOrId(pool, 'store', params.id);
    const [store] = id === null ? [] : await storesById(context, requestContext, [id]);
    if (!store) throw notFound('store');
    const [stored, schedules, categories, today] = await Promise.all([
      row<{ announcement: LocalizedText | null }>(
        pool,
        sql`select announcement from marketplace.stores where id = ${store.id}`,
      ),
      rows<{ day: number; opening_time: string; closing_time: string }>(
        pool,
        sql`select day, to_char(opens, 'HH24:MI') as opening_time, to_char(closes, 'HH24:MI') as closing_time
            from marketplace.store_schedules where store_id = ${store.id} order by day, opens`,
      ),
      rows<{ id: number; name: LocalizedText; products_count: number }>(
        pool,
        // A sub-category is listed under its category where the store sells items of that too.
        sql`with sold as (
              select c.id, c.parent_id, count(*) as items from marketplace.items i
              join marketplace.categories c on c.id = i.category_id
              where i.store_id = ${store.id} and i.active group by c.id)
            select c.id, c.name, sum(sold.items)::integer as products_count
            from sold left join sold above on above.id = sold.parent_id
            join marketplace.categories c on c.id = coalesce(above.id, sold.id)
            group by c.id order by c.position, c.id`,
      ),
      row<{ day: number }>(pool, sql`select extract(dow from ${cityTime(now())})::integer as day`),
    ]);
    return {
      ...store,
      orderable: store.active === 1 && (requestContext.zones?.includes(store.zone_id) ?? false),
      announcement: flag(!!stored?.announcement),
      announcement_message: stored?.announcement
        ? textIn(requestContext.language, stored.announcement)
        : null,
      schedules,
      today: today?.day ?? null,
      categories: categories.map((category) => ({
        ...category,
        name: textIn(requestContext.language, category.name),
      })),
    };
  });

  route(catalogueCalls.visitedStores, async ({ requestContext, visitor }) => {
    const visited = await rows<{ id: number }>(
      pool,
      sql`select s.id from ${storesInZones(requireZones(requestContext))}
          join (select store_id, max(created_at) as at from marketplace.orders where customer_id = ${visitor.id} and status = 'delivered' group by store_id) visits
            on visits.store_id = s.id
          where s.active and s.module_id = ${requireModule(requestContext)} order by visits.at desc, s.id limit 20`,
    );
    return storesById(
      context,
      requestContext,
      visited.map(({ id }) => id),
    );
  });
}
