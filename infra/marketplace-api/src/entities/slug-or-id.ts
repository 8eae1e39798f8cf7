import { sql, type RawBuilder } from 'kysely';
import { row, type Queryable } from '../sql.ts';

const MAX_ID = 2_147_483_647;

const tables = {
  store: sql`marketplace.stores`,
  item: sql`marketplace.items`,
  category: sql`marketplace.categories`,
  campaign: sql`marketplace.campaigns`,
} satisfies Record<string, RawBuilder<unknown>>;

/** The id of what an address names by slug or id, or null; a slug of digits wins over the id (RTE-3). */
export async function idBySlugOrId(
  on: Queryable,
  what: keyof typeof tables,
  slugOrId: string,
): Promise<number | null> {
  const id = /^\d{1,10}$/.test(slugOrId) && Number(slugOrId) <= MAX_ID ? Number(slugOrId) : null;
  const found = await row<{ id: number }>(
    on,
    sql`select id from ${tables[what]} where slug = ${slugOrId} or id = ${id}::integer order by slug = ${slugOrId} desc limit 1`,
  );
  return found?.id ?? null;
}
