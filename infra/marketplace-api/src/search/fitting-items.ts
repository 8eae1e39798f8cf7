import { sql, type RawBuilder } from 'kysely';
import { and, type Condition } from './conditions.ts';
import { itemConditions } from './item-conditions.ts';
import type { Search } from './search-index.ts';
import type { WordMatch } from './word-matches.ts';

/**
 * The items `i` that fit what was typed, as conditions of which any one may hold. Who wants all that fit takes an index
 * for each of them; who wants the first of a list walks its index, and takes `fits`.
 */
function matchConditions(words: readonly WordMatch[]): Condition[] {
  const [leading, ...others] = words.toSorted((a, b) => a.texts - b.texts);
  if (!leading) return [sql`true`];
  return leading.items.conditions.map((way) => and([way, ...others.map(({ items }) => items.fits)]));
}

/** The items `i` that a search leaves, as what follows `from`. */
export const fittingItems = (
  search: Search,
  words: readonly WordMatch[],
  conditions: readonly Condition[],
): RawBuilder<unknown> =>
  sql`marketplace.items i where ${and([
    ...itemConditions(search),
    ...words.map(({ items }) => items.fits),
    ...conditions,
  ])}`;

/**
 * The items that fit what was typed, each once and in no order, gathered by what they are called.
 * @param options.limit how many of them are wanted; default: all
 */
export const gatheredItems = (
  search: Search,
  words: readonly WordMatch[],
  conditions: readonly Condition[],
  { columns, limit }: { columns: RawBuilder<unknown>; limit?: number },
): RawBuilder<unknown> =>
  sql.join(
    matchConditions(words).map(
      (way) => sql`(select ${columns} from marketplace.items i
        where ${and([...itemConditions(search), way, ...conditions])} ${limit === undefined ? sql`` : sql`limit ${limit}`})`,
    ),
    sql` union `,
  );

/** Whether the store `seller` sells an item that fits. */
export const sellsFitting = (search: Search, words: readonly WordMatch[]): Condition => {
  const own = and(itemConditions(search));
  // Without words most stores sell what is wanted, so that their first items show it; `offset` keeps the database from reading all.
  if (words.length === 0)
    return sql`exists (select 1 from marketplace.items i where i.store_id = seller.id and ${own} offset 0)`;
  return sql`(${sql.join(
    matchConditions(words).map(
      (way) => sql`seller.id in (select i.store_id from marketplace.items i where ${own} and ${way})`,
    ),
    sql` or `,
  )})`;
};
