import { transaction } from '@souk/database';
import type pg from 'pg';
import { LAST_DEMO_CUSTOMER } from '../customers/customers.ts';
import { buildDataset } from '../dataset.ts';
import { FILLED_WITH, MOST_ITEMS, contentsOf } from './filled-with.ts';
import { insertRows } from './insert-rows.ts';

export interface FillDatabaseOptions {
  items: number;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

/** Fills the tables in one transaction; false where they hold the same already. */
export async function fillDatabase(
  pool: pg.Pool,
  { items, now, onProgress }: FillDatabaseOptions,
): Promise<boolean> {
  if (!Number.isInteger(items) || items < 1 || items > MOST_ITEMS)
    throw new RangeError(`The demo has 1 to ${MOST_ITEMS} items, not ${items}.`);
  const contents = contentsOf(items);
  const before = await pool.query('select value from marketplace.settings where key = $1', [FILLED_WITH]);
  if (before.rows[0]?.value === contents) return false;
  if (before.rows.length === 0) await refuseForeignData(pool);
  const tables = await buildDataset({ items, now });
  const total = tables.reduce((sum, [, rows]) => sum + rows.length, 0);
  await transaction(pool, async (client) => {
    await clear(client);
    let done = 0;
    for (const [table, rows] of tables) {
      await insertRows(client, table, rows);
      await moveSequence(client, table, rows);
      done += rows.length;
      onProgress?.(done, total);
    }
    await client.query('insert into marketplace.settings values ($1, $2)', [
      FILLED_WITH,
      JSON.stringify(contents),
    ]);
  });
  return true;
}

/** The database holds a marketplace that somebody else filled. */
export class ForeignMarketplaceError extends Error {
  override readonly name = 'ForeignMarketplaceError';
}

/** A marketplace that somebody else filled is not ours to empty. */
async function refuseForeignData(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select exists (select from marketplace.stores) as filled');
  if (rows[0]?.filled)
    throw new ForeignMarketplaceError(
      'The database holds a marketplace that is not the demo; the demo data was not added.',
    );
}

/** People who signed up stay; carts and orders of the catalogue before go with it. */
async function clear(client: pg.ClientBase): Promise<void> {
  await client.query(
    'truncate marketplace.modules, marketplace.zones, marketplace.settings, marketplace.places, marketplace.cashback_offers cascade',
  );
  await client.query('delete from marketplace.customers where id <= $1', [LAST_DEMO_CUSTOMER]);
}

/** Rows that are added later get ids after ours. */
async function moveSequence(
  client: pg.ClientBase,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (typeof rows[0]?.id !== 'number') return;
  const least = table === 'customers' ? LAST_DEMO_CUSTOMER : rows.length;
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest($2, (select max(id) from marketplace.${table})))`,
    [`marketplace.${table}`, least],
  );
}
