import type pg from 'pg';

export type Row = Record<string, unknown>;

const MAX_BATCH_ROWS = 1000;

/**
 * Inserts rows with one parameter per statement: the database reads the JSON as rows of the table, which is fast and
 * has no limit of parameters. All rows must have the columns of the first one.
 */
export async function insertRows(pool: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += MAX_BATCH_ROWS) {
    const batch = JSON.stringify(rows.slice(start, start + MAX_BATCH_ROWS));
    await pool.query(
      `insert into marketplace.${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::marketplace.${table}, $1::jsonb)`,
      [batch],
    );
  }
}
