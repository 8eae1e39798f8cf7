import type pg from 'pg';

export type Row = Record<string, unknown>;

const BATCH = 1000;

/**
 * Writes rows by one parameter per statement: the database reads the JSON as rows of the table, which is fast and
 * knows no limit of parameters. Columns are those of the first row; all rows have the same ones.
 */
export async function insertRows(pool: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await pool.query(
      `insert into marketplace.${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::marketplace.${table}, $1::jsonb)`,
      [batch],
    );
  }
}
