import { sql, type RawBuilder } from 'kysely';
import { and, type Condition } from './conditions.ts';
import { itemConditions } from './item-conditions.ts';
import type { Search } from './search-index.ts';
import type { WordMatch } from './word-matches.ts';

/**
 * The items `i` that fit what was typed, as conditions of which any one may hold. The database takes an index for each of
 * them; joined by `or` it would read every item.
 */
function waysToFit(words: readonly WordMatch[]): Condition[] {
  const [leading, ...others] = words.toSorted((a, b) => a.texts - b.texts);
  if (!leading) return [sql`true`];
  return leading.items.ways.map((way) => and([way, ...others.map(({ items }) => items.fits)]));
}

/** What a list reads of the items `i`, each once. */
interface Reading {
  columns: RawBuilder<unknown>;
  /** By the columns of `i`. */
  order?: RawBuilder<unknown>;
  /** The same by the names of what is read. */
  outer?: RawBuilder<unknown>;
  limit: number;
  skip?: number;
}

/** Reads items that a search leaves; where they fit in several ways, the first of each, and of those the first. */
export function fittingItems(
  search: Search,
  words: readonly WordMatch[],
  conditions: readonly Condition[],
  { columns, order, outer, limit, skip = 0 }: Reading,
): RawBuilder<unknown> {
  const orderBy = (by: RawBuilder<unknown> | undefined) => (by ? sql`order by ${by}` : sql``);
  const own = and([...itemConditions(search), ...conditions]);
  const ways = waysToFit(words).map(
    (way) => sql`select ${columns} from marketplace.items i where ${own} and ${way} ${orderBy(order)}`,
  );
  const [only] = ways;
  if (only && ways.length === 1) return sql`${only} limit ${limit} offset ${skip}`;
  return sql`select * from (${sql.join(
    ways.map((way) => sql`(${way} limit ${skip + limit})`),
    sql` union `,
  )}) fitting ${orderBy(outer)} limit ${limit} offset ${skip}`;
}

/** Whether the store `seller` sells an item that fits. */
export const sellsFitting = (search: Search, words: readonly WordMatch[]): Condition => {
  const own = and(itemConditions(search));
  // Without words most stores sell what is wanted, so that their first items show it; `offset` keeps the database from reading all.
  if (words.length === 0)
    return sql`exists (select 1 from marketplace.items i where i.store_id = seller.id and ${own} offset 0)`;
  return sql`(${sql.join(
    waysToFit(words).map(
      (way) => sql`seller.id in (select i.store_id from marketplace.items i where ${own} and ${way})`,
    ),
    sql` or `,
  )})`;
};
