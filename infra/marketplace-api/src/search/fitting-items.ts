import { sql, type RawBuilder } from 'kysely';
import { and, type Condition } from './conditions.ts';
import { itemConditions } from './item-conditions.ts';
import type { Search } from './search-index.ts';
import type { WordMatch } from './word-matches.ts';

/**
 * The items `i` that match a search text, as conditions of which any may hold. To gather all matches, each condition
 * uses its own index; to find the first of a list, read the list's index and test `fits`.
 * @param options.disjoint each condition leaves out the items of those before it
 */
function matchConditions(words: readonly WordMatch[], { disjoint = false } = {}): Condition[] {
  const [leading, ...others] = words.toSorted((a, b) => a.texts - b.texts);
  if (!leading) return [sql`true`];
  return leading.items.conditions.map(({ condition }, at, all) => {
    const earlier = disjoint ? all.slice(0, at) : [];
    return and([
      condition,
      ...earlier.map((other) => sql`(${other.condition}) is not true`),
      ...others.map(({ items }) => items.fits),
    ]);
  });
}

/** The items `i` of a search, as the part of a statement after `from`. */
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
 * The items that match the search text, each once and in no order, found by the indexes of texts.
 * @param options.limit maximum number of items; default: all
 */
export const gatheredItems = (
  search: Search,
  words: readonly WordMatch[],
  conditions: readonly Condition[],
  { columns, limit }: { columns: RawBuilder<unknown>; limit?: number },
): RawBuilder<unknown> =>
  sql.join(
    matchConditions(words, { disjoint: true }).map(
      (matches) => sql`(select ${columns} from marketplace.items i
        where ${and([...itemConditions(search), matches, ...conditions])} ${limit === undefined ? sql`` : sql`limit ${limit}`})`,
    ),
    sql` union all `,
  );

/** Whether the store `seller` sells a matching item. */
export const sellsFitting = (search: Search, words: readonly WordMatch[]): Condition => {
  const own = and(itemConditions(search));
  // Without words most stores have matches, so their first items are enough; `offset` stops the planner from reading all first.
  if (words.length === 0)
    return sql`exists (select 1 from marketplace.items i where i.store_id = seller.id and ${own} offset 0)`;
  return sql`(${sql.join(
    matchConditions(words).map(
      (matches) => sql`seller.id in (select i.store_id from marketplace.items i where ${own} and ${matches})`,
    ),
    sql` or `,
  )})`;
};
