import type { Item } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { moduleNeeded, zonesNeeded, type Visit } from '../http/visit.ts';
import { row, rows } from '../sql.ts';
import { itemOf } from './item.ts';
import { itemRows } from './item-row.ts';
import { isInZones } from './zones.ts';

export interface PageQuery {
  limit?: number;
  offset?: number;
}

/** The rows of a page and where it stands in the whole: `offset` is a page's number from 1 (API-9). */
export interface Page {
  products: Item[];
  total_size: number;
  limit: number;
  offset: number;
}

export const slice = ({ limit = 10, offset = 1 }: PageQuery) =>
  sql`limit ${limit} offset ${(offset - 1) * limit}`;

/** Items of active stores in the customer's zones, where the module is served; in every zone where none is known. */
export const itemsInZones = (zones: readonly number[] | null) => sql`
  marketplace.items i
  join marketplace.stores s on s.id = i.store_id and s.active ${isInZones(zones)}
  join marketplace.module_zones served on served.module_id = s.module_id and served.zone_id = s.zone_id`;

export const dietOf = (type: string | undefined) =>
  type === 'veg' ? sql`and i.veg` : type === 'non_veg' ? sql`and not i.veg` : sql``;

export interface ItemListing {
  /** Conditions beside zone and activity, such as `and i.recommended`. */
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** Keep to the module of the header; false where the address says more than the module. */
  inModule?: boolean;
}

/** A page of items in three queries, however long it is. */
export async function itemPage(
  { pool, now, mediaUrl }: Context,
  visit: Visit,
  query: PageQuery & { type?: string },
  { where, order, inModule = true }: ItemListing,
): Promise<Page> {
  const listed = sql`from ${itemsInZones(zonesNeeded(visit))}
    where i.active ${inModule ? sql`and i.module_id = ${moduleNeeded(visit)}` : sql``} ${dietOf(query.type)} ${where}`;
  const [total, ids] = await Promise.all([
    row(pool, sql<{ count: number }>`select count(*)::integer as count ${listed}`),
    rows(pool, sql<{ id: number }>`select i.id ${listed} order by ${order}, i.id ${slice(query)}`),
  ]);
  const found = await itemRows(
    pool,
    ids.map(({ id }) => id),
    now(),
  );
  return {
    products: found.map((item) => itemOf(item, { language: visit.language, mediaUrl })),
    total_size: total?.count ?? 0,
    limit: query.limit ?? 10,
    offset: query.offset ?? 1,
  };
}
