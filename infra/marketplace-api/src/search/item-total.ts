import type { ListingFilter } from '@souk/contracts';
import { sql } from 'kysely';
import { countUpTo, exactly, MAX_COUNTED, type Total } from '../entities/page-total.ts';
import { row, type Queryable } from '../sql.ts';
import { and } from './conditions.ts';
import { fittingItems, gatheredItems } from './fitting-items.ts';
import { familyOf, soldBy, soldBySellers } from './item-conditions.ts';
import type { Search } from './search-index.ts';
import type { Sellers } from './sellers.ts';
import type { WordMatch } from './word-matches.ts';

const STORE_FILTERS: ReadonlySet<ListingFilter> = new Set(['nearby', 'currently_open', 'fast_delivery']);

const isNarrowed = ({ filters, without, minRating, minPrice, maxPrice }: Search) =>
  without.length > 0 ||
  minRating > 0 ||
  minPrice !== null ||
  maxPrice !== null ||
  // Filters on stores only are applied to the sellers already.
  [...filters].some((name) => !STORE_FILTERS.has(name));

/** The number of items in a list: exact where only stores, categories and brands filter it, else counted up to a limit. */
export async function itemTotal(
  db: Queryable,
  search: Search,
  sellers: Sellers,
  words: readonly WordMatch[],
): Promise<Total> {
  const { moduleId, categoryIds, brandIds } = search;
  const sold = soldBySellers(search, sellers);
  if (words.length > 0) {
    const counted = { columns: sql`i.id`, limit: MAX_COUNTED + 1 };
    return countUpTo(db, sql`from (${gatheredItems(search, words, sold, counted)}) i`);
  }
  if (isNarrowed(search)) return countUpTo(db, sql`from ${fittingItems(search, words, sold)}`);
  const conditions = [
    sql`i.module_id = ${moduleId}`,
    soldBy(sellers.all),
    ...(categoryIds.length > 0 ? [sql`i.category_id in (${familyOf(categoryIds)})`] : []),
    ...(brandIds.length > 0 ? [sql`i.brand_id = any(${brandIds}::integer[])`] : []),
  ];
  const counted = await row(
    db,
    sql<{
      total: number;
    }>`select coalesce(sum(items), 0)::integer as total from marketplace.item_counts i where ${and(conditions)}`,
  );
  return exactly(counted?.total ?? 0);
}
