import { sql } from 'kysely';
import { cityTime } from '../entities/city-time.ts';
import { MAX_COUNTED, totalBeside, totalOf } from '../entities/page-total.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { and, plus, type Condition } from './conditions.ts';
import { gatheredItems } from './fitting-items.ts';
import { itemConditions, soldBy, soldBySellers } from './item-conditions.ts';
import type { Found, PageEnd, Search } from './search-index.ts';
import type { Sellers } from './sellers.ts';
import type { WordMatch } from './word-matches.ts';

/** Whether the item `i` of an open store can be ordered at this hour and is in stock. */
const orderable = (now: Date) => sql`(i.open and i.stock is distinct from 0 and (
  i.available_from = i.available_to
  or (i.available_from < i.available_to and ${cityTime(now)}::time >= i.available_from and ${cityTime(now)}::time < i.available_to)
  or (i.available_from > i.available_to and (${cityTime(now)}::time >= i.available_from or ${cityTime(now)}::time < i.available_to))))`;

/** How many of the most ordered items are read per requested item, before all matches are gathered by their texts. */
const WALKED_PER_ITEM = 8;
const MAX_WALKED = 2_000;

const standingColumns = sql`i.id, i.store_id, i.category_id, i.brand_id, i.text_key, i.order_count`;

/**
 * Matching items before they are ranked: those of open stores first, then by number of orders. Reads indexes only. Frequent
 * matches are found among the most ordered items; rare ones are gathered by the indexes of texts.
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
  const beyond = after
    ? sql`i.order_count <= ${after.key}::bigint and (i.order_count < ${after.key}::bigint or i.id > ${after.id})`
    : sql`true`;
  const [openBeyond, shutBeyond] = after?.shut ? [sql`false`, beyond] : [beyond, sql`true`];
  const part = (name: string, stores: readonly number[], isBeyond: Condition) => {
    const [walked, items] = [sql.ref(`walked_${name}`), sql.ref(`${name}_items`)];
    const sold = and(soldBySellers(search, sellers, stores));
    return sql`
      ${walked} as materialized (
        select ${standingColumns} from (
          select i.* from marketplace.items i where ${and([...itemConditions(search), isBeyond])}
          order by i.order_count desc, i.id limit ${Math.min(WALKED_PER_ITEM * limit, MAX_WALKED)}
        ) i where ${and([...words.map(({ items: own }) => own.fits), sold])} order by i.order_count desc, i.id limit ${limit}),
      ${items} as materialized (select * from (
        select * from ${walked} where (select count(*) = ${limit} from ${walked})
        union all
        select * from gathered i where (select count(*) < ${limit} from ${walked}) and ${and([soldBy(stores), isBeyond])}
      ) i order by order_count desc, id limit ${limit})`;
  };
  // Items of closed stores are needed only where open ones do not fill the page.
  return sql`with gathered as materialized (${gatheredItems(search, words, soldBySellers(search, sellers), { columns: standingColumns })}),
    ${part('open', sellers.open, openBeyond)},
    ${part('shut', shut, shutBeyond)},
    standing as materialized (select *, store_id = any(${sellers.open}::integer[]) as open from (
      select * from open_items
      union all select * from shut_items where (select count(*) < ${limit} from open_items)
    ) i order by open desc, order_count desc, id limit ${limit})`;
}

interface Standing {
  id: number;
  order_count: number;
  open: boolean;
}

const endOf = ({ id, order_count, open }: Standing): PageEnd => ({ id, key: order_count, shut: !open });

/** The items after the ranked ones, by their stores' opening and number of orders. */
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
 * A page of the items that match the search text, the best first. Only the first candidates are ranked, however large the
 * catalogue is; the others follow without ranking, continued from the end of the page before.
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
  const score = plus(words.map(({ items }, index) => items.score(sql`i.scores[${index + 1}::integer]`)));
  const found = await row(
    db,
    sql<{
      ids: number[];
      total: number;
      last: Standing | null;
    }>`${standing(search, words, sellers, toRank)},
      -- Many items share one text, which is compared once.
      texts as materialized (select t.text_key, length(t.search_name) / 20 as length, array[${sql.join(words.map(({ items }) => items.textScore))}]::double precision[] as scores
        from (select distinct text_key from standing) held
        join marketplace.item_texts t on t.module_id = ${search.moduleId} and t.text_key = held.text_key),
      known as (select standing.*, item.stock, item.available_from, item.available_to, texts.length, texts.scores
        from standing join marketplace.items item on item.id = standing.id and item.active join texts on texts.text_key = standing.text_key)
      select (select count(*)::integer from standing) as total,
        (select to_jsonb(ended) from (select id, order_count, open from standing order by open, order_count, id desc limit 1) ended) as last,
        coalesce((select array_agg(id order by place) from (
          select i.id, row_number() over (
            order by ${orderable(now)} desc, ${score} desc, i.length, i.order_count desc, i.id) as place
          from known i) ranked where place > ${skip} and place <= ${skip + limit}), '{}') as ids`,
  );
  const { ids = [], total: ranked = 0, last = null } = found ?? {};
  const total = totalOf(ranked);
  if (!last || ranked < toRank || ids.length === limit) return { ids, ...total };
  // The page continues, or lies, after the ranked items.
  const missing = Math.max(0, skip - ranked);
  const rest = await unrankedPage(db, search, words, sellers, [missing + limit - ids.length, endOf(last)]);
  const page = [...ids, ...rest.ids.slice(missing)];
  return {
    ids: page,
    ...totalBeside(total, search, page.length),
    ...(rest.end && { end: rest.end }),
  };
}
