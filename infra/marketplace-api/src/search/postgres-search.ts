import { isDiet } from '@souk/contracts';
import { sql, type RawBuilder } from 'kysely';
import { cityTime } from '../entities/city-time.ts';
import { itemsInFlash } from '../entities/item-row.ts';
import { distanceFrom, isOpen } from '../entities/store-row.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { LIST_ORDERS } from './list-order.ts';
import type { Found, PageEnd, Search, SearchIndex } from './search-index.ts';
import { matchWords, type WordMatch } from './word-matches.ts';

/** Stores that deliver from as far as this are nearby (SRC-14). */
const NEARBY_KM = 5;
/** From so many stars a store or item is top rated (SRC-14). */
const TOP_RATED = 4;
/** From so many orders something is popular (SRC-14). */
const POPULAR_ORDERS = 50;

type Condition = RawBuilder<unknown>;

const and = (conditions: readonly Condition[]) => sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
const plus = (terms: readonly Condition[]) =>
  sql`(${sql.join([sql`0::double precision`, ...terms], sql` + `)})`;

/** The stores `s` of the search's module and zones that its filters leave. */
const sellers = ({ moduleId, zones, storeId, filters, position, now }: Search) => sql`
  select s.id, ${isOpen(now)} as open, s.discount_percent, s.order_count, s.rating_sum, s.rating_count, s.created_at, s.search_text
  from marketplace.stores s
  join marketplace.module_zones served on served.module_id = s.module_id and served.zone_id = s.zone_id
  where ${and([
    sql`s.active and s.module_id = ${moduleId} and s.zone_id = any(${zones}::integer[])`,
    ...(storeId === null ? [] : [sql`s.id = ${storeId}`]),
    ...(filters.has('nearby') ? [sql`${distanceFrom(position)} <= ${NEARBY_KM}`] : []),
    ...(filters.has('currently_open') ? [isOpen(now)] : []),
  ])}`;

const rating = (of: 'i' | 's') =>
  sql`${sql.ref(`${of}.rating_sum`)}::double precision / nullif(${sql.ref(`${of}.rating_count`)}, 0)`;

/** The items `i` that a search leaves, beside its stores. */
function itemConditions(search: Search, words: readonly WordMatch[]): Condition[] {
  const { moduleId, categoryIds, brandIds, filters, without, minRating, minPrice, maxPrice, now } = search;
  return [
    sql`i.active and i.module_id = ${moduleId}`,
    ...words.map(({ items }) => items.fits),
    ...(categoryIds.length > 0
      ? [
          sql`i.category_id in (select id from marketplace.categories c
                where c.id = any(${categoryIds}::integer[]) or c.parent_id = any(${categoryIds}::integer[]))`,
        ]
      : []),
    ...(brandIds.length > 0 ? [sql`i.brand_id = any(${brandIds}::integer[])`] : []),
    ...(filters.has('top_rated') ? [sql`${rating('i')} >= ${TOP_RATED}`] : []),
    ...(filters.has('discounted')
      ? [sql`(i.discount > 0 or seller.discount_percent > 0 or i.id in (${itemsInFlash(now)}))`]
      : []),
    ...(filters.has('popular') ? [sql`i.order_count >= ${POPULAR_ORDERS}`] : []),
    ...(filters.has('veg') ? [sql`i.veg`] : []),
    ...(filters.has('non_veg') ? [sql`not i.veg`] : []),
    ...(filters.has('halal') ? [sql`i.halal_tag and i.halal`] : []),
    ...(filters.has('organic') ? [sql`i.organic`] : []),
    ...(without.length > 0 ? [sql`not i.allergen_keys && ${without}::text[]`] : []),
    ...(minRating > 0 ? [sql`${rating('i')} >= ${minRating}`] : []),
    ...(minPrice === null ? [] : [sql`i.price >= ${minPrice}`]),
    ...(maxPrice === null ? [] : [sql`i.price <= ${maxPrice}`]),
  ];
}

/** Whether the item `i` of an open store can be ordered at this hour, and there is some left. */
const orderable = (now: Date) => sql`(seller.open and i.stock is distinct from 0 and (
  i.available_from = i.available_to
  or (i.available_from < i.available_to and ${cityTime(now)}::time >= i.available_from and ${cityTime(now)}::time < i.available_to)
  or (i.available_from > i.available_to and (${cityTime(now)}::time >= i.available_from or ${cityTime(now)}::time < i.available_to))))`;

/** Lists without a search follow an index. */
function itemOrder({ order, now }: Search, words: readonly WordMatch[]): Condition {
  if (words.length === 0 || order !== 'best') return LIST_ORDERS[order].order;
  return sql`${orderable(now)} desc, ${plus(words.map(({ items }) => items.score))} desc,
    length(i.search_name) / 20, i.order_count desc, i.id`;
}

/** Among the stores `seller`; a store fits by its name, or by an item that does. */
function storeOrder({ order }: Search, words: readonly WordMatch[]): Condition {
  switch (order) {
    case 'newest':
      return sql`seller.created_at desc, seller.id desc`;
    case 'high':
      return sql`${storeStars} desc nulls last, seller.id`;
    case 'low':
      return sql`${storeStars} nulls last, seller.id`;
    case 'best':
      return sql`seller.open desc, ${plus(words.map(({ stores }) => stores.score))} desc, seller.order_count desc, seller.id`;
  }
}

const storeStars = sql`seller.rating_sum::double precision / nullif(seller.rating_count, 0)`;

/** A store fits by its own name and what it sells, or by an item that fits. */
function storeConditions(search: Search, words: readonly WordMatch[]): Condition[] {
  const { filters, without, minRating, categoryIds, brandIds, minPrice, maxPrice } = search;
  const diets = new Set([...filters].filter(isDiet));
  const isAboutItems =
    diets.size > 0 ||
    without.length > 0 ||
    categoryIds.length > 0 ||
    brandIds.length > 0 ||
    minPrice !== null ||
    maxPrice !== null;
  const sells = (wanted: readonly WordMatch[]) => sql`exists (select 1 from marketplace.items i
    where i.store_id = seller.id and ${and(itemConditions({ ...search, filters: diets, minRating: 0 }, wanted))})`;
  const own = [...words.map(({ stores }) => stores.fits), ...(isAboutItems ? [sells([])] : [])];
  return [
    ...(filters.has('top_rated') ? [sql`${storeStars} >= ${TOP_RATED}`] : []),
    ...(filters.has('discounted') ? [sql`seller.discount_percent > 0`] : []),
    ...(filters.has('popular') ? [sql`seller.order_count >= ${POPULAR_ORDERS}`] : []),
    ...(minRating > 0 ? [sql`${storeStars} >= ${minRating}`] : []),
    ...(words.length > 0 ? [sql`(${and(own)} or ${sells(words)})`] : own),
  ];
}

interface Statement {
  with: RawBuilder<unknown>;
  /** Ends in its conditions. */
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

async function countOf(db: Queryable, { with: sellers, from }: Statement): Promise<number> {
  const counted = await row(db, sql<{ total: number }>`${sellers} select count(*)::integer as total ${from}`);
  return counted?.total ?? 0;
}

/** A search has to rank all that fits, and counts it on the way. */
async function rankedPage(db: Queryable, { limit, skip }: Search, statement: Statement): Promise<Found> {
  const { with: sellers, from, id, order } = statement;
  const found = await rows(
    db,
    sql<{ id: number; total: number }>`${sellers} select ${id} as id, (count(*) over ())::integer as total
      ${from} order by ${order} limit ${limit} offset ${skip}`,
  );
  return {
    ids: found.map((one) => one.id),
    total: found[0]?.total ?? (skip > 0 ? await countOf(db, statement) : 0),
  };
}

/** Stores are few: a page is cut out of all of them. */
async function storePage(db: Queryable, { limit, skip }: Search, statement: Statement): Promise<Found> {
  const { with: sellers, from, id, order } = statement;
  const [found, total] = await Promise.all([
    rows(
      db,
      sql<{
        id: number;
      }>`${sellers} select ${id} as id ${from} order by ${order} limit ${limit} offset ${skip}`,
    ),
    countOf(db, statement),
  ]);
  return { ids: found.map((one) => one.id), total };
}

/** Reads a list's page by an index, from where the page before ended, and counts beside. */
async function listPage(
  db: Queryable,
  { order, limit, skip, after }: Search,
  statement: Statement,
): Promise<Found> {
  const { with: sellers, from } = statement;
  const list = LIST_ORDERS[order];
  const selected = sql`select i.id, ${list.key} as key ${from}`;
  // Two ranges of the index: rows with one key may be many, and none that was shown is read again.
  const page = after
    ? sql`select id, key from (${sql.join(
        list
          .after(after)
          .map((range) => sql`(${selected} and ${range} order by ${list.order} limit ${limit})`),
        sql` union all `,
      )}) page order by ${list.outer} limit ${limit}`
    : sql`${selected} order by ${list.order} limit ${limit} offset ${skip}`;
  const [found, total] = await Promise.all([
    rows(db, sql<PageEnd>`${sellers} ${page}`),
    countOf(db, statement),
  ]);
  const end = found.length === limit ? found.at(-1) : undefined;
  return { ids: found.map(({ id }) => id), total, ...(end && { end }) };
}

const NONE: Found = { ids: [], total: 0 };

/** Search by the trigrams of PostgreSQL. Words are taken as they are typed; only where nothing has them, near misses are found. */
export function postgresSearch(db: Queryable): SearchIndex {
  async function find(
    search: Search,
    unranked: typeof listPage,
    statementOf: (words: readonly WordMatch[]) => Statement,
  ): Promise<Found> {
    if (search.text === null) return unranked(db, search, statementOf([]));
    for (const forgiving of [false, true]) {
      const words = await matchWords(db, search, { forgiving });
      // Nothing but signs was typed.
      if (words.length === 0) return NONE;
      const found = await rankedPage(db, search, statementOf(words));
      if (found.total > 0) return found;
    }
    return NONE;
  }
  const withSellers = (search: Search) => sql`with seller as materialized (${sellers(search)})`;

  return {
    items: (search) =>
      find(search, listPage, (words) => ({
        with: withSellers(search),
        from: sql`from marketplace.items i join seller on seller.id = i.store_id where ${and(itemConditions(search, words))}`,
        id: sql`i.id`,
        order: itemOrder(search, words),
      })),
    stores: (search) =>
      find(search, storePage, (words) => ({
        with: withSellers(search),
        from: sql`from seller where ${and(storeConditions(search, words))}`,
        id: sql`seller.id`,
        order: storeOrder(search, words),
      })),
  };
}
