import { sql, type RawBuilder } from 'kysely';
import { deliversFast, promisedMinutes } from '../entities/delivery-minutes.ts';
import { distanceFrom, isOpen } from '../entities/store-row.ts';
import { handsOver } from '../entities/store-type.ts';
import { row, type Queryable } from '../sql.ts';
import { and } from './conditions.ts';
import type { Search } from './search-index.ts';

/** Maximum distance of nearby stores (SRC-14). */
const NEARBY_KM = 5;

/** The ids of stores whose items a search may return. */
export interface Sellers {
  all: number[];
  /** Those that are open now; empty where it was not requested. */
  open: number[];
  /** Those with a percentage off everything. */
  discounted: number[];
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

/**
 * Reads the sellers before the items: their number decides how the items are found.
 * @param options.hours whether to find out which of them are open
 */
export async function findSellers(
  db: Queryable,
  search: Search,
  { hours }: { hours: boolean },
): Promise<Sellers> {
  const open = hours ? sql`coalesce(array_agg(id) filter (where open), '{}')` : sql`'{}'::integer[]`;
  const found = await row<Sellers>(
    db,
    sql`select coalesce(array_agg(id), '{}') as all, ${open} as open,
          coalesce(array_agg(id) filter (where discount_percent > 0), '{}') as discounted
        from (${sellersOf(search)}) seller`,
  );
  return found ?? { all: [], open: [], discounted: [] };
}
