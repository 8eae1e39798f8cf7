import { sql } from 'kysely';
import { totalBeside } from '../entities/page-total.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Condition } from './conditions.ts';
import { fittingItems } from './fitting-items.ts';
import { soldBySellers } from './item-conditions.ts';
import { itemTotal } from './item-total.ts';
import { LIST_ORDERS } from './list-order.ts';
import type { Found, ItemSearch, PageEnd } from './search-index.ts';
import type { Sellers } from './sellers.ts';
import type { WordMatch } from './word-matches.ts';

/** Reads a page by the index of its order, from the end of the page before, and the total. */
export async function itemListPage(
  db: Queryable,
  search: ItemSearch,
  sellers: Sellers,
  words: readonly WordMatch[],
): Promise<Found> {
  const { order, limit, skip, after } = search;
  const list = LIST_ORDERS[order];
  const sold = soldBySellers(search, sellers);
  const selected = (conditions: readonly Condition[]) =>
    sql`select i.id, ${list.key} as key from ${fittingItems(search, words, conditions)} order by ${list.order} limit ${limit}`;
  // Two index ranges: many rows may have the same key, and none is read twice.
  const page = after
    ? sql<PageEnd>`select id, key from (${sql.join(
        list.after(after).map((range) => sql`(${selected([...sold, range])})`),
        sql` union all `,
      )}) page order by ${list.outer} limit ${limit}`
    : sql<PageEnd>`${selected(sold)} offset ${skip}`;
  const [found, total] = await Promise.all([rows(db, page), itemTotal(db, search, sellers, words)]);
  const end = found.length === limit ? found.at(-1) : undefined;
  return { ids: found.map(({ id }) => id), ...totalBeside(total, search, found.length), ...(end && { end }) };
}
