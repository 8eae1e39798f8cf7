import { sql } from 'kysely';
import { row, type Queryable } from '../sql.ts';

const MAX_ID = 2_147_483_647;

const tables = {
  store: 'stores',
  item: 'items',
  category: 'categories',
  campaign: 'campaigns',
} as const;

/**
 * The id of a row by its slug or id, or null; a slug of digits takes precedence over an id (RTE-3). A former slug
 * matches only if no other row has it now.
 */
export async function idBySlugOrId(
  db: Queryable,
  what: keyof typeof tables,
  slugOrId: string,
): Promise<number | null> {
  const table = tables[what];
  const id = /^\d{1,10}$/.test(slugOrId) && Number(slugOrId) <= MAX_ID ? Number(slugOrId) : null;
  const found =
    (await row<{ id: number }>(
      db,
      sql`select id from ${sql.id('marketplace', table)} where slug = ${slugOrId} or id = ${id}::integer
          order by slug = ${slugOrId} desc limit 1`,
    )) ??
    (await row<{ id: number }>(
      db,
      sql`select id from marketplace.former_slugs where kind = ${table} and slug = ${slugOrId}`,
    ));
  return found?.id ?? null;
}
