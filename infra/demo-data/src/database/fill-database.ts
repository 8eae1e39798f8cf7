import { randomUUID } from 'node:crypto';
import { transaction } from '@souk/database';
import type pg from 'pg';
import { LAST_DEMO_CUSTOMER } from '../customers/customers.ts';
import { buildDataset } from '../dataset.ts';
import { FILLED_WITH, MOST_ITEMS, contentsOf } from './filled-with.ts';
import { insertRows } from './insert-rows.ts';
import { putInterestsAside, putInterestsBack, readInterests } from './keep-interests.ts';

export interface FillDatabaseOptions {
  items: number;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills the tables; false where they hold the same already. In steps, since on the embedded database everybody waits for an open
 * transaction; a fill that is broken off is begun anew the next time.
 */
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
  const unfinished = JSON.stringify({ filling: randomUUID() });
  await transaction(pool, async (client) => {
    await clear(client);
    await client.query('insert into marketplace.settings values ($1, $2)', [FILLED_WITH, unfinished]);
  });
  let done = 0;
  for (const [table, rows] of tables) {
    await insertRows(pool, table, rows);
    await moveSequence(pool, table, rows);
    done += rows.length;
    onProgress?.(done, total);
  }
  await putInterestsBack(pool);
  const { rowCount } = await pool.query(
    'update marketplace.settings set value = $3 where key = $1 and value = $2',
    [FILLED_WITH, unfinished, JSON.stringify(contents)],
  );
  if (!rowCount) throw new Error('Somebody else fills the database at the same time; start again.');
  // What lists count is read from an index, as long as the database knows that all rows are visible.
  await pool.query('vacuum analyze marketplace.items');
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

/** People who signed up stay, with their portraits, their interests and what they wrote; carts and orders of the catalogue before go with it. */
async function clear(client: pg.ClientBase): Promise<void> {
  // Truncating takes whole tables, and pictures can belong to orders: those that do not are put back.
  await client.query(
    'create temporary table kept_files on commit drop as select * from marketplace.files where order_id is null',
  );
  const interests = await readInterests(client);
  await client.query(
    'truncate marketplace.information_pages, marketplace.modules, marketplace.zones, marketplace.settings, marketplace.places, marketplace.cashback_offers, marketplace.wallet_bonuses, marketplace.cancellation_reasons, marketplace.refund_reasons, marketplace.parcel_instructions, marketplace.offline_methods cascade',
  );
  await putInterestsAside(client, interests);
  await client.query('update marketplace.messages set order_id = null where order_id is not null');
  await client.query('delete from marketplace.customers where id <= $1', [LAST_DEMO_CUSTOMER]);
  await client.query(
    `insert into marketplace.files select kept.* from kept_files kept
     where customer_id is null or exists (select from marketplace.customers where id = kept.customer_id)`,
  );
  // The ledgers went with the orders; what those who stay have in their wallets, and of points, is their new beginning.
  await client.query(
    `insert into marketplace.wallet_entries (customer_id, kind, amount)
     select id, 'opening', wallet from marketplace.customers where wallet <> 0`,
  );
  await client.query(
    `insert into marketplace.loyalty_entries (customer_id, kind, points)
     select id, 'opening', loyalty_points from marketplace.customers where loyalty_points <> 0`,
  );
}

/** Rows that are added later get ids after ours. */
async function moveSequence(
  pool: pg.Pool,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (typeof rows[0]?.id !== 'number') return;
  const least = table === 'customers' ? LAST_DEMO_CUSTOMER : rows.length;
  await pool.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest($2, (select max(id) from marketplace.${table})))`,
    [`marketplace.${table}`, least],
  );
}
