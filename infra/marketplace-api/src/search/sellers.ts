import { sql, type RawBuilder } from 'kysely';
import { deliversFast, promisedMinutes } from '../entities/delivery-minutes.ts';
import { distanceFrom, isOpen } from '../entities/store-row.ts';
import { handsOver } from '../entities/store-type.ts';
import { row, type Queryable } from '../sql.ts';
import { and, type Condition } from './conditions.ts';
import type { Search } from './search-index.ts';

/** Maximum distance of nearby stores (SRC-14). */
const NEARBY_KM = 5;

/** Stores of a search. Their ids go from one query to the next as the database writes them, since a zone has hundreds. */
export interface StoreIds {
  /** An array literal, such as `{1,2}`. */
  ids: string;
  count: number;
}

/** The stores whose items a search may return. */
export interface Sellers {
  all: StoreIds;
  /** Those with a percentage off everything. */
  discounted: StoreIds;
}

/** The stores `s` of a search's module, zones and filters. */
export const sellersOf = ({
  moduleId,
  zones,
  storeId,
  storeType,
  filters,
  order,
  position,
  now,
}: Search): RawBuilder<unknown> => sql`
  select s.id, ${isOpen(now)} as open, s.discount_percent, s.order_count, s.rating_sum, s.rating_count, s.created_at
    ${order === 'fastest' ? sql`, ${promisedMinutes(now)} as promised_minutes` : sql``}
  from marketplace.stores s
  join marketplace.module_zones served on served.module_id = s.module_id and served.zone_id = s.zone_id
  where ${and([
    sql`s.active and s.module_id = ${moduleId} and s.zone_id = any(${zones}::integer[])`,
    ...(storeId === null ? [] : [sql`s.id = ${storeId}`]),
    ...(storeType === 'all' ? [] : [handsOver(storeType)]),
    ...(filters.has('nearby') ? [sql`${distanceFrom(position)} <= ${NEARBY_KM}`] : []),
    ...(filters.has('currently_open') ? [isOpen(now)] : []),
    ...(filters.has('fast_delivery') ? [deliversFast(now)] : []),
  ])}`;

/** Reads the sellers before the items of a list: their number decides how the items are found. */
export async function findSellers(db: Queryable, search: Search): Promise<Sellers> {
  const idsOf = (condition: Condition) => sql`json_build_object(
    'ids', coalesce(array_agg(id) filter (where ${condition}), '{}')::text, 'count', count(*) filter (where ${condition}))`;
  const found = await row(
    db,
    sql<Sellers>`select ${idsOf(sql`true`)} as all, ${idsOf(sql`discount_percent > 0`)} as discounted
        from (${sellersOf(search)}) seller`,
  );
  const none: StoreIds = { ids: '{}', count: 0 };
  return found ?? { all: none, discounted: none };
}
