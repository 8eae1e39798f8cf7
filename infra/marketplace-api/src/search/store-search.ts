import { isDiet, type Diet } from '@souk/contracts';
import { sql } from 'kysely';
import { exactly } from '../entities/page-total.ts';
import { row, type Queryable } from '../sql.ts';
import { and, plus, type Condition } from './conditions.ts';
import { sellsFitting } from './fitting-items.ts';
import { familyOf, POPULAR_ORDERS, TOP_RATED } from './item-conditions.ts';
import type { Found, Search } from './search-index.ts';
import { sellersOf } from './sellers.ts';
import { either, type WordMatch } from './word-matches.ts';

const storeStars = sql`seller.rating_sum::double precision / nullif(seller.rating_count, 0)`;

/** For the stores `seller`; a store matches by its name, or by an item. */
function storeOrder({ order }: Search, words: readonly WordMatch[]): Condition {
  switch (order) {
    case 'newest':
      return sql`seller.created_at desc, seller.id desc`;
    case 'high':
      return sql`${storeStars} desc nulls last, seller.id`;
    case 'low':
      return sql`${storeStars} nulls last, seller.id`;
    case 'fastest':
      return sql`seller.promised_minutes nulls last, seller.order_count desc, seller.id`;
    case 'best':
      return sql`seller.open desc, ${plus(words.map(({ stores }) => stores.score))} desc, seller.order_count desc, seller.id`;
  }
}

/** The number of the items `counted` of a diet. */
const COUNTED_DIETS: Record<Diet, Condition> = {
  veg: sql`counted.veg`,
  non_veg: sql`counted.items - counted.veg`,
  halal: sql`counted.halal`,
  organic: sql`counted.organic`,
};

/** The store's items for filters on categories, brands and a diet only: read from the counts, once for all stores. */
const sellsOf = (
  { moduleId, categoryIds, brandIds }: Search,
  diet: Diet | undefined,
): Condition => sql`seller.id in (
  select counted.store_id from marketplace.item_counts counted where ${and([
    sql`counted.module_id = ${moduleId} and ${diet ? COUNTED_DIETS[diet] : sql`counted.items`} > 0`,
    ...(categoryIds.length > 0 ? [sql`counted.category_id = any(array(${familyOf(categoryIds)}))`] : []),
    ...(brandIds.length > 0 ? [sql`counted.brand_id = any(${brandIds}::integer[])`] : []),
  ])})`;

/**
 * The store's items for one word without filters on items: those of categories and brands read from the counts. Stores of that
 * name match by it.
 */
function sellsNamed({ moduleId }: Search, { items }: WordMatch): Condition {
  const of = (kinds: readonly string[]) =>
    items.conditions.filter(({ kind }) => kinds.includes(kind)).map(({ condition }) => condition);
  return sql`(seller.id in (select i.store_id from marketplace.items i
      where i.active and i.module_id = ${moduleId} and ${either(of(['text']))})
    or seller.id in (select i.store_id from marketplace.item_counts i
      where i.items > 0 and i.module_id = ${moduleId} and ${either(of(['category', 'brand']))}))`;
}

/** A store matches by its own name and what it sells, or by a matching item. */
function storeConditions(search: Search, words: readonly WordMatch[]): Condition[] {
  const { filters, without, minRating, categoryIds, brandIds, minPrice, maxPrice } = search;
  const diets = [...filters].filter(isDiet);
  const [diet, ...otherDiets] = diets;
  const isNarrowed = otherDiets.length > 0 || without.length > 0 || minPrice !== null || maxPrice !== null;
  const isAboutItems = diets.length > 0 || isNarrowed || categoryIds.length > 0 || brandIds.length > 0;
  const sells = (wanted: readonly WordMatch[]) => {
    const [word, ...others] = wanted;
    if (word && others.length === 0 && !isAboutItems) return sellsNamed(search, word);
    return word || isNarrowed
      ? sellsFitting({ ...search, filters: new Set(diets), minRating: 0 }, wanted)
      : sellsOf(search, diet);
  };
  const own = [...words.map(({ stores }) => stores.fits), ...(isAboutItems ? [sells([])] : [])];
  return [
    ...(filters.has('top_rated') ? [sql`${storeStars} >= ${TOP_RATED}`] : []),
    ...(filters.has('discounted') ? [sql`seller.discount_percent > 0`] : []),
    ...(filters.has('popular') ? [sql`seller.order_count >= ${POPULAR_ORDERS}`] : []),
    ...(minRating > 0 ? [sql`${storeStars} >= ${minRating}`] : []),
    ...(words.length > 0 ? [sql`(${and(own)} or ${sells(words)})`] : own),
  ];
}

/** A page of the matching stores, which are few, so they are all read and counted. */
export async function storePage(db: Queryable, search: Search, words: readonly WordMatch[]): Promise<Found> {
  const { limit, skip } = search;
  const found = await row(
    db,
    sql<{ ids: number[]; total: number }>`with seller as materialized (${sellersOf(search)}),
      found as (
        select seller.id, row_number() over (order by ${storeOrder(search, words)}) as place
        from seller where ${and(storeConditions(search, words))})
      select count(*)::integer as total,
        coalesce(array_agg(id order by place) filter (where place > ${skip} and place <= ${skip + limit}), '{}') as ids
      from found`,
  );
  return { ids: found?.ids ?? [], ...exactly(found?.total ?? 0) };
}
