import { wishlistCalls, type WishBody } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { itemOf } from '../entities/item.ts';
import { itemsInZones } from '../entities/item-list.ts';
import { itemRows } from '../entities/item-row.ts';
import { storesById } from '../entities/store-list.ts';
import { storesInZones } from '../entities/zones.ts';
import { createProblem, invalid, notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** Items on sale, and as many stores, per customer: the list is returned whole. Calls at the same time may exceed it by a few. */
const MAX_WISHES = 500;

/** A customer's wishlist (WSH-1, WSH-4, WSH-5). */
export function wishlistRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, now } = context;

  route(wishlistCalls.wishlist, async ({ requestContext, visitor }) => {
    const [zones, moduleId] = [requireZones(requestContext), requireModule(requestContext)];
    const [items, stores] = await Promise.all([
      rows<{ id: number }>(
        pool,
        sql`select i.id from ${itemsInZones(zones)}
            join marketplace.wished_items wished on wished.item_id = i.id and wished.customer_id = ${visitor.id}
            where i.active and i.module_id = ${moduleId} order by wished.created_at desc, i.id desc`,
      ),
      rows<{ id: number }>(
        pool,
        sql`select s.id from ${storesInZones(zones)}
            join marketplace.wished_stores wished on wished.store_id = s.id and wished.customer_id = ${visitor.id}
            where s.module_id = ${moduleId} order by wished.created_at desc, s.id desc`,
      ),
    ]);
    const found = await itemRows(pool, idsOf(items), now());
    return {
      item: found.map((item) => itemOf(item, { language: requestContext.language, mediaUrl })),
      store: await storesById(context, requestContext, idsOf(stores)),
    };
  });

  route(wishlistCalls.addToWishlist, async ({ requestContext, visitor, body }) => {
    const wish = wishOf(body);
    const [table, column, isListed] = tables[wish.kind];
    const known =
      wish.kind === 'item'
        ? sql<object>`select 1 from marketplace.items where id = ${wish.id} and active`
        : sql<object>`select 1 from marketplace.stores where id = ${wish.id}`;
    if (!(await row(pool, known))) throw notFound(wish.kind);
    const wished = await row<{ count: number; known: boolean }>(
      pool,
      sql`select (count(*) filter (where ${isListed}))::integer as count, coalesce(bool_or(${column} = ${wish.id}), false) as known
          from ${table} wished where customer_id = ${visitor.id}`,
    );
    if (wished && !wished.known && wished.count >= MAX_WISHES)
      throw createProblem(403, 'wishlist_full', 'wishlist.full', { most: MAX_WISHES });
    await rows(
      pool,
      sql<object>`with added as (
            insert into ${table} (customer_id, ${column}, created_at) values (${visitor.id}, ${wish.id}, ${now()})
            on conflict do nothing returning ${column} as id
          ) ${counted(wish, 1, sql`added`)}`,
    );
    return { message: translate(requestContext.language, 'wishlist.added') };
  });

  route(wishlistCalls.removeFromWishlist, async ({ requestContext, visitor, query }) => {
    const wish = wishOf(query);
    const [table, column] = tables[wish.kind];
    await rows(
      pool,
      sql<object>`with removed as (
            delete from ${table} where customer_id = ${visitor.id} and ${column} = ${wish.id} returning ${column} as id
          ) ${counted(wish, -1, sql`removed`)}`,
    );
    return { message: translate(requestContext.language, 'wishlist.removed') };
  });
}

interface Wish {
  kind: 'item' | 'store';
  id: number;
}

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

/** @throws Problem unless exactly one item or store is named. */
function wishOf({ item_id, store_id }: WishBody): Wish {
  if (item_id !== undefined && store_id === undefined) return { kind: 'item', id: item_id };
  if (store_id !== undefined && item_id === undefined) return { kind: 'store', id: store_id };
  throw invalid('item_id', 'wishlist.one_thing');
}

/** The table and column of a kind, and which wishes `wished` count: not those of items that the list never shows, since nobody could remove them there. It shows stores that are closed. */
const tables = {
  item: [
    sql`marketplace.wished_items`,
    sql`item_id`,
    sql`exists (select 1 from marketplace.items i join marketplace.stores s on s.id = i.store_id and s.active
                where i.id = wished.item_id and i.active)`,
  ],
  store: [sql`marketplace.wished_stores`, sql`store_id`, sql`true`],
} as const;

/** Updates an item's count of wishes (ENT-1); stores have none. */
const counted = ({ kind }: Wish, by: number, changed: ReturnType<typeof sql>) =>
  kind === 'item'
    ? sql`update marketplace.items set wishlist_count = greatest(0, wishlist_count + ${by}::integer)
          where id in (select id from ${changed})`
    : sql`select id from ${changed}`;
