import type { Store, StorePage } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';
import { slice, type PageQuery } from './item-list.ts';
import { storeOf } from './store.ts';
import { storeRows } from './store-row.ts';
import { storesInZones } from './zones.ts';

export interface StoreListing {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  inModule?: boolean;
}

const dietOf = (type: string | undefined) =>
  type === 'veg' ? sql`and s.veg` : type === 'non_veg' ? sql`and s.non_veg` : sql``;

/** Stores in the order of their ids. */
export async function storesById(
  { pool, now, mediaUrl }: Context,
  requestContext: RequestContext,
  ids: readonly number[],
): Promise<Store[]> {
  const found = await storeRows(pool, ids, requestContext.position, now());
  return found.map((store) => storeOf(store, { language: requestContext.language, mediaUrl }));
}

/** A page of stores in three queries, whatever its length. */
export async function storePage(
  context: Context,
  requestContext: RequestContext,
  query: PageQuery & { type?: string },
  { where, order, inModule = true }: StoreListing,
): Promise<StorePage> {
  const listed = sql`from ${storesInZones(requireZones(requestContext))}
    where ${inModule ? sql`s.module_id = ${requireModule(requestContext)}` : sql`true`} ${dietOf(query.type)} ${where}`;
  const [total, ids] = await Promise.all([
    row(context.pool, sql<{ count: number }>`select count(*)::integer as count ${listed}`),
    rows(context.pool, sql<{ id: number }>`select s.id ${listed} order by ${order}, s.id ${slice(query)}`),
  ]);
  return {
    stores: await storesById(
      context,
      requestContext,
      ids.map(({ id }) => id),
    ),
    total_size: total?.count ?? 0,
    limit: query.limit ?? 10,
    offset: query.offset ?? 1,
  };
}
