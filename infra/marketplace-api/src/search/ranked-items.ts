import { sql } from 'kysely';
import { cityTime } from '../entities/city-time.ts';
import { MAX_COUNTED, totalBeside, totalOf } from '../entities/page-total.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { plus, type Condition } from './conditions.ts';
import { fittingItems } from './fitting-items.ts';
import { soldBySellers } from './item-conditions.ts';
import type { Found, PageEnd, Search } from './search-index.ts';
import type { Sellers } from './sellers.ts';
import type { WordMatch } from './word-matches.ts';

/** Whether the item `i` of an open store can be ordered at this hour, and there is some left. */
const orderable = (now: Date) => sql`(i.open and i.stock is distinct from 0 and (
  i.available_from = i.available_to
  or (i.available_from < i.available_to and ${cityTime(now)}::time >= i.available_from and ${cityTime(now)}::time < i.available_to)
  or (i.available_from > i.available_to and (${cityTime(now)}::time >= i.available_from or ${cityTime(now)}::time < i.available_to))))`;

/**
 * Items that fit as they stand before they are ranked: those of open stores first, then what is ordered most. Only what the
 * index carries is read of them.
 */
function standing(
  search: Search,
  words: readonly WordMatch[],
  sellers: Sellers,
  limit: number,
  after?: PageEnd,
) {
  const isOpen = new Set(sellers.open);
  const shut = sellers.all.filter((id) => !isOpen.has(id));
  const part = (stores: readonly number[], conditions: readonly Condition[]) => sql`
    select i.id, i.store_id, i.category_id, i.brand_id, i.text_key, i.order_count,
      i.store_id = any(${sellers.open}::integer[]) as open
    from ${fittingItems(search, words, [...soldBySellers(search, sellers, stores), ...conditions])}
    order by i.order_count desc, i.id limit ${limit}`;
  const beyond = after
    ? [
        sql`i.order_count <= ${after.key}::bigint and (i.order_count < ${after.key}::bigint or i.id > ${after.id})`,
      ]
    : [];
  // What is shut is looked for where there is too little that is open.
  return sql`with open_items as materialized (${part(after?.shut ? [] : sellers.open, beyond)}),
    standing as materialized (select * from (
      select * from open_items union all
      select * from (${part(shut, after?.shut ? beyond : [])}) shut_items where (select count(*) from open_items) < ${limit}
    ) either order by open desc, order_count desc, id limit ${limit})`;
}

interface Standing {
  id: number;
  order_count: number;
  open: boolean;
}

const endOf = ({ id, order_count, open }: Standing): PageEnd => ({ id, key: order_count, shut: !open });

/** The items behind those that are ranked, in the order that they stand in. */
async function unrankedPage(
  db: Queryable,
  search: Search,
  words: readonly WordMatch[],
  sellers: Sellers,
  [limit, after]: readonly [number, PageEnd],
): Promise<{ ids: number[]; end?: PageEnd }> {
  const found = await rows(
    db,
    sql<Standing>`${standing(search, words, sellers, limit, after)}
      select id, order_count, open from standing order by open desc, order_count desc, id`,
  );
  const last = found.length === limit ? found.at(-1) : undefined;
  return { ids: found.map(({ id }) => id), ...(last && { end: endOf(last) }) };
}

/**
 * A page of the items that fit what was typed, the best first. The first as they stand are ranked, however many the catalogue
 * holds; behind them the others follow as they stand, read on from where the page before ended.
 */
export async function rankedItems(
  db: Queryable,
  search: Search,
  sellers: Sellers,
  words: readonly WordMatch[],
): Promise<Found> {
  const { limit, skip, after, ranked: toRank, now } = search;
  const all = { total: MAX_COUNTED, totalIsMinimum: true };
  if (after) {
    const page = await unrankedPage(db, search, words, sellers, [limit, after]);
    return { ...page, ...totalBeside(all, search, page.ids.length) };
  }
  const score = plus(words.map(({ items }) => items.score));
  const found = await row(
    db,
    sql<{
      ids: number[];
      total: number;
      last: Standing | null;
    }>`${standing(search, words, sellers, toRank)},
      known as (select standing.*, item.stock, item.available_from, item.available_to, named.search_name, named.search_text
        from standing join marketplace.items item on item.id = standing.id
        join marketplace.item_texts named on named.module_id = item.module_id and named.text_key = item.text_key)
      select (select count(*)::integer from standing) as total,
        (select to_jsonb(ended) from (select id, order_count, open from standing order by open, order_count, id desc limit 1) ended) as last,
        coalesce((select array_agg(id order by place) from (
          select i.id, row_number() over (
            order by ${orderable(now)} desc, ${score} desc, length(i.search_name) / 20, i.order_count desc, i.id) as place
          from known i) ranked where place > ${skip} and place <= ${skip + limit}), '{}') as ids`,
  );
  const { ids = [], total: ranked = 0, last = null } = found ?? {};
  const total = totalOf(ranked);
  if (!last || ranked < toRank || ids.length === limit) return { ids, ...total };
  // The page goes on, or lies, behind what is ranked.
  const missing = Math.max(0, skip - ranked);
  const rest = await unrankedPage(db, search, words, sellers, [missing + limit - ids.length, endOf(last)]);
  const page = [...ids, ...rest.ids.slice(missing)];
  return {
    ids: page,
    ...totalBeside(total, search, page.length),
    ...(rest.end && { end: rest.end }),
  };
}
