import { sql, type RawBuilder } from 'kysely';
import { isSoldAtHour } from '../entities/item-hours.ts';
import { itemsInFlash } from '../entities/item-row.ts';
import { MAX_COUNTED, totalBeside, totalOf } from '../entities/page-total.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { and, plus, type Condition } from './conditions.ts';
import { gatheredItems } from './fitting-items.ts';
import { itemConditions } from './item-conditions.ts';
import type { Found, PageEnd, Search } from './search-index.ts';
import { sellersOf } from './sellers.ts';
import type { WordMatch } from './word-matches.ts';

/** Whether the item `i` of an open store can be ordered at this hour and is in stock. */
const orderable = (now: Date) => sql`(i.open and i.stock is distinct from 0 and ${isSoldAtHour(now)})`;

/** A word that so many texts or names of stores contain is frequent: the most ordered items are likely to match it. */
const FREQUENT_TEXTS = 50;
const FREQUENT_STORES = 30;

/** How many of the most ordered items are read per requested item, before all matches are gathered by their texts. */
const WALKED_PER_ITEM = 8;
const MAX_WALKED = 2_000;

interface Standing {
  id: number;
  order_count: number;
  open: boolean;
}

/** A statement that begins with `standing`: matching items before they are ranked, those of open stores first, then by number of orders. */
type StandingItems = RawBuilder<unknown>;

interface Part {
  search: Search;
  words: readonly WordMatch[];
  limit: number;
  /** The end of the page before. */
  after?: PageEnd;
}

const isBeyond = ({ key, id }: PageEnd): Condition =>
  sql`i.order_count <= ${key}::bigint and (i.order_count < ${key}::bigint or i.id > ${id})`;

/** What an item `i` has to be known by before it meets its store; `reduced` only where discounts are asked for, since indexes lack them. */
const itemColumns = ({
  filters,
  now,
}: Search) => sql`i.id, i.store_id, i.category_id, i.brand_id, i.text_key, i.order_count
  ${filters.has('discounted') ? sql`, i.discount > 0 or i.id in (${itemsInFlash(now)}) as reduced` : sql``}`;

/** Items as `standing`, each beside its store `seller`. */
const standing = (
  search: Search,
  items: RawBuilder<unknown>,
  conditions: readonly Condition[],
  limit: number,
): StandingItems =>
  sql`with seller as materialized (${sellersOf(search)}), standing as materialized (
    select i.*, seller.open from (${items}) i join seller on seller.id = i.store_id
    where ${and([...conditions, ...(search.filters.has('discounted') ? [sql`(i.reduced or seller.discount_percent > 0)`] : [])])}
    order by seller.open desc, i.order_count desc, i.id limit ${limit})`;

/** Found among the most ordered items, where matches are frequent: all of a limit, or too few. */
function walked({ search, words, limit, after }: Part): StandingItems {
  const most = sql`select ${itemColumns(search)} from marketplace.items i
    where ${and([...itemConditions(search), ...(after ? [isBeyond(after)] : [])])}
    order by i.order_count desc, i.id limit ${Math.min(WALKED_PER_ITEM * limit, MAX_WALKED)}`;
  const isWanted = after?.shut ? sql`not seller.open` : sql`seller.open`;
  return standing(search, most, [...words.map(({ items }) => items.fits), isWanted], limit);
}

/** Gathered by the indexes of texts, where matches are rare. */
function gathered({ search, words, limit, after }: Part): StandingItems {
  const items = gatheredItems(search, words, [], { columns: itemColumns(search) });
  const isLater =
    after &&
    (after.shut
      ? sql`not seller.open and ${isBeyond(after)}`
      : sql`(not seller.open or (${isBeyond(after)}))`);
  return standing(search, items, isLater ? [isLater] : [], limit);
}

const areFrequent = (words: readonly WordMatch[]) =>
  words.every(({ texts, namedStores }) => texts >= FREQUENT_TEXTS || namedStores >= FREQUENT_STORES);

const endOf = ({ id, order_count, open }: Standing): PageEnd => ({ id, key: order_count, shut: !open });

/** The items after the ranked ones, by their stores' opening and number of orders. */
async function unrankedPage(db: Queryable, part: Part): Promise<{ ids: number[]; end?: PageEnd }> {
  const read = (items: StandingItems) =>
    rows(
      db,
      sql<Standing>`${items} select id, order_count, open from standing order by open desc, order_count desc, id`,
    );
  let found = areFrequent(part.words) ? await read(walked(part)) : [];
  if (found.length < part.limit) found = await read(gathered(part));
  const last = found.length === part.limit ? found.at(-1) : undefined;
  return { ids: found.map(({ id }) => id), ...(last && { end: endOf(last) }) };
}

interface Ranked {
  ids: number[];
  /** The number of items that were ranked. */
  total: number;
  last: Standing | null;
}

/** The best of the standing items. */
async function ranked(db: Queryable, items: StandingItems, { search, words }: Part): Promise<Ranked> {
  const { limit, skip, now, moduleId } = search;
  const score = plus(words.map(({ items: own }, index) => own.score(sql`i.scores[${index + 1}::integer]`)));
  const found = await row(
    db,
    sql<Ranked>`${items},
      -- Many items share one text, which is compared once.
      texts as materialized (select t.text_key, length(t.search_name) / 20 as length, array[${sql.join(words.map(({ items: own }) => own.textScore))}]::double precision[] as scores
        from (select distinct text_key from standing) held
        join marketplace.item_texts t on t.module_id = ${moduleId} and t.text_key = held.text_key),
      known as (select standing.*, item.stock, item.available_from, item.available_to, texts.length, texts.scores
        from standing join marketplace.items item on item.id = standing.id and item.active join texts on texts.text_key = standing.text_key)
      select (select count(*)::integer from standing) as total,
        (select to_jsonb(ended) from (select id, order_count, open from standing order by open, order_count, id desc limit 1) ended) as last,
        coalesce((select array_agg(id order by place) from (
          select i.id, row_number() over (
            order by ${orderable(now)} desc, ${score} desc, i.length, i.order_count desc, i.id) as place
          from known i) ranked where place > ${skip} and place <= ${skip + limit}), '{}') as ids`,
  );
  return found ?? { ids: [], total: 0, last: null };
}

/**
 * A page of the items that match the search text, the best first. Only the first candidates are ranked, however large the
 * catalogue is; the others follow without ranking, continued from the end of the page before.
 */
export async function rankedItems(
  db: Queryable,
  search: Search,
  words: readonly WordMatch[],
): Promise<Found> {
  const { limit, skip, after, ranked: toRank } = search;
  const all = { total: MAX_COUNTED, totalIsMinimum: true };
  if (after) {
    const page = await unrankedPage(db, { search, words, limit, after });
    return { ...page, ...totalBeside(all, search, page.ids.length) };
  }
  const part = { search, words, limit: toRank };
  let found = areFrequent(words) ? await ranked(db, walked(part), part) : null;
  if (!found || found.total < toRank) found = await ranked(db, gathered(part), part);
  const { ids, last } = found;
  const total = totalOf(found.total);
  if (!last || found.total < toRank || ids.length === limit) return { ids, ...total };
  // The page continues, or lies, after the ranked items.
  const missing = Math.max(0, skip - found.total);
  const rest = await unrankedPage(db, {
    search,
    words,
    limit: missing + limit - ids.length,
    after: endOf(last),
  });
  const page = [...ids, ...rest.ids.slice(missing)];
  return {
    ids: page,
    ...totalBeside(total, search, page.length),
    ...(rest.end && { end: rest.end }),
  };
}
