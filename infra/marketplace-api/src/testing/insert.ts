import type pg from 'pg';

/** Columns whose lists are JSON; all other lists are database arrays. */
const JSON_LISTS = new Set([
  'nutritions',
  'allergies',
  'food_variations',
  'choice_options',
  'variations',
  'chosen',
  'add_ons',
  'value',
  'questions',
]);

/** Inserts a row of the marketplace and returns its id, where it has one. */
export async function insert(pool: pg.Pool, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const values = columns.map((column) =>
    JSON_LISTS.has(column) ? JSON.stringify(row[column]) : row[column],
  );
  const places = columns.map((_, at) => `$${at + 1}`);
  const { rows } = await pool.query<{ id?: number }>(
    `insert into marketplace.${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    values,
  );
  return rows[0]?.id ?? 0;
}

export const words = (en: string, ar = `${en} بالعربية`) => ({ en, ar });
