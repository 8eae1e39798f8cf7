import { sql } from 'kysely';
import { itemsInFlash } from '../entities/item-row.ts';
import type { Condition } from './conditions.ts';
import type { Search } from './search-index.ts';
import type { Sellers, StoreIds } from './sellers.ts';

/** Minimum stars of top rated stores and items (SRC-14). */
export const TOP_RATED = 4;
/** Minimum orders of popular items (SRC-14). */
export const POPULAR_ORDERS = 50;

/** Categories with their sub-categories. */
export const familyOf = (categoryIds: readonly number[]): Condition => sql`
  select id from marketplace.categories c where c.id = any(${categoryIds}::integer[]) or c.parent_id = any(${categoryIds}::integer[])`;

/** Includes a condition on the count of ratings, for the partial index. */
const ratedFrom = (stars: number) =>
  sql`i.rating_count > 0 and i.rating_sum::double precision / nullif(i.rating_count, 0) >= ${stars}`;

/** The conditions of a search's filters on items `i`, whoever sells them. */
export function itemConditions(search: Search): Condition[] {
  const { moduleId, categoryIds, brandIds, filters, without, minRating, minPrice, maxPrice } = search;
  return [
    sql`i.active and i.module_id = ${moduleId}`,
    ...(categoryIds.length > 0 ? [sql`i.category_id in (${familyOf(categoryIds)})`] : []),
    ...(brandIds.length > 0 ? [sql`i.brand_id = any(${brandIds}::integer[])`] : []),
    ...(filters.has('top_rated') ? [ratedFrom(TOP_RATED)] : []),
    ...(filters.has('popular') ? [sql`i.order_count >= ${POPULAR_ORDERS}`] : []),
    ...(filters.has('veg') ? [sql`i.veg`] : []),
    ...(filters.has('non_veg') ? [sql`not i.veg`] : []),
    ...(filters.has('halal') ? [sql`i.halal_tag and i.halal`] : []),
    ...(filters.has('organic') ? [sql`i.organic`] : []),
    ...(without.length > 0 ? [sql`not i.allergen_keys && ${without}::text[]`] : []),
    ...(minRating > 0 ? [ratedFrom(minRating)] : []),
    ...(minPrice === null ? [] : [sql`i.price >= ${minPrice}`]),
    ...(maxPrice === null ? [] : [sql`i.price <= ${maxPrice}`]),
  ];
}

/** Discounted itself, by a store's percentage on everything, or by a flash sale. */
const isDiscounted = (discounted: Sellers['discounted'], now: Date): Condition =>
  sql`(i.discount > 0 or ${isOf(discounted)} or i.id in (${itemsInFlash(now)}))`;

/** The conditions of a search's sellers on its items `i`. */
export const soldBySellers = ({ filters, now }: Search, sellers: Sellers): Condition[] => [
  soldBy(sellers.all),
  ...(filters.has('discounted') ? [isDiscounted(sellers.discounted, now)] : []),
];

/** Beyond this number of stores it is cheaper to find the items by their other conditions. */
const MAX_STORES_BY_INDEX = 20;

/** Sold by one of the stores: found by an index where they are few, else compared. */
export function soldBy(stores: StoreIds): Condition {
  // PostgreSQL uses an index for `= any`, but not for a boolean expression.
  return stores.count > MAX_STORES_BY_INDEX ? sql`(${isOf(stores)}) is true` : isOf(stores);
}

/** Whether the store of the item `i` is one of these. */
const isOf = ({ ids }: StoreIds): Condition => sql`i.store_id = any(${ids}::integer[])`;
