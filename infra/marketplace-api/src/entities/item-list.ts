import type { Item } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { itemOf } from './item.ts';
import { itemRows } from './item-row.ts';
import { countUpTo, exactly, totalBeside, totalFacts, type Total } from './page-total.ts';
import { isInZones, storesInZones } from './zones.ts';

export interface PageQuery {
  limit?: number;
  offset?: number;
}

/** The rows of a page and its position in the list: `offset` is the page number from 1 (API-9). */
export interface Page {
  products: Item[];
  total_size: number;
  total_is_minimum: boolean;
  limit: number;
  offset: number;
}

export const slice = ({ limit = 10, offset = 1 }: PageQuery) =>
  sql`limit ${limit} offset ${(offset - 1) * limit}`;

/** Items of active stores in the customer's zones, where the module is available; all zones where the customer's are unknown. */
export const itemsInZones = (zones: readonly number[] | null) => sql`
  marketplace.items i
  join marketplace.stores s on s.id = i.store_id and s.active ${isInZones(zones)}
  join marketplace.module_zones served on served.module_id = s.module_id and served.zone_id = s.zone_id`;

/** The same, for the counts of items per category and brand (`counted`). */
export const countsInZones = (zones: readonly number[] | null) => sql`
  marketplace.zone_counts counted
  join marketplace.module_zones served on served.module_id = counted.module_id and served.zone_id = counted.zone_id
    and counted.items > 0 ${zones ? sql`and counted.zone_id = any(${zones}::integer[])` : sql``}`;

const dietOf = (type: string | undefined) =>
  type === 'veg' ? sql`and i.veg` : type === 'non_veg' ? sql`and not i.veg` : null;

export interface ItemListing {
  /** Conditions besides zone and activity, such as `and i.recommended`. */
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** The same conditions on the counts `counted` per zone, where these can give the total. */
  counted?: RawBuilder<unknown>;
  /** Ids `item_id` of all items that match `where`, for conditions that match few of the module's items: only these are counted. */
  among?: RawBuilder<unknown>;
  /** The module named by the address; default: that of the header. Null: the address identifies more than a module. */
  moduleId?: number | null;
}

/** A page of items in three queries, whatever its length. */
export async function itemPage(
  { pool, now, mediaUrl }: Context,
  requestContext: RequestContext,
  query: PageQuery & { type?: string },
  { where, order, counted, among, moduleId: ofAddress }: ItemListing,
): Promise<Page> {
  const { limit = 10, offset = 1 } = query;
  const zones = requireZones(requestContext);
  const moduleId = ofAddress === undefined ? requireModule(requestContext) : ofAddress;
  const diet = dietOf(query.type);
  const inModule = (column: string) =>
    moduleId === null ? sql`` : sql`and ${sql.ref(column)} = ${moduleId}`;
  const fits = sql`i.active ${inModule('i.module_id')} ${diet ?? sql``}`;
  const listed = sql`from ${itemsInZones(zones)} where ${fits} ${where}`;
  // `offset` keeps the planner from reading the whole module, and from costing the stores once for each item.
  const toCount = among
    ? sql`from (
          select found.store_id from (${among}) own
          cross join lateral (select i.store_id from marketplace.items i where i.id = own.item_id and ${fits} offset 0) found
          offset 0
        ) found where (found.store_id in (select s.id from ${storesInZones(zones)} where s.active ${inModule('s.module_id')})) is true`
    : listed;
  const [total, ids] = await Promise.all([
    counted && !diet ? countInZones(pool, { zones, moduleId, counted }) : countUpTo(pool, toCount),
    rows(pool, sql<{ id: number }>`select i.id ${listed} order by ${order}, i.id ${slice(query)}`),
  ]);
  const found = await itemRows(
    pool,
    ids.map(({ id }) => id),
    now(),
  );
  return {
    products: found.map((item) => itemOf(item, { language: requestContext.language, mediaUrl })),
    ...totalFacts(totalBeside(total, { skip: (offset - 1) * limit, limit }, ids.length)),
    limit,
    offset,
  };
}

/** The total from the counts per zone, which are few rows. */
async function countInZones(
  pool: Queryable,
  {
    zones,
    moduleId,
    counted,
  }: { zones: readonly number[]; moduleId: number | null; counted: RawBuilder<unknown> },
): Promise<Total> {
  const found = await row(
    pool,
    sql<{
      total: number;
    }>`select coalesce(sum(counted.items), 0)::integer as total from ${countsInZones(zones)}
      where ${moduleId === null ? sql`true` : sql`counted.module_id = ${moduleId}`} ${counted}`,
  );
  return exactly(found?.total ?? 0);
}
