import { randomUUID } from 'node:crypto';
import { transaction } from '@souk/database';
import type pg from 'pg';
import { LAST_DEMO_CUSTOMER } from '../customers/customers.ts';
import { buildDataset } from '../dataset.ts';
import { FILLED_WITH, MAX_ITEMS, contentsOf } from './filled-with.ts';
import { insertRows } from './insert-rows.ts';
import { saveInterests, restoreInterests, readInterests } from './keep-interests.ts';

export interface FillDatabaseOptions {
  items: number;
  now: Date;
  /** Types of further modules, with stores and goods of another. */
  extraModules?: readonly string[];
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills the tables; returns false where they are filled with the same data already. Runs in several transactions, since on the
 * embedded database a long one would block everybody; an interrupted fill is repeated at the next start.
 */
export async function fillDatabase(
  pool: pg.Pool,
  { items, now, extraModules = [], onProgress }: FillDatabaseOptions,
): Promise<boolean> {
  if (!Number.isInteger(items) || items < 1 || items > MAX_ITEMS)
    throw new RangeError(`The demo cannot have ${items} items. Choose 1 to ${MAX_ITEMS} in SOUK_DEMO_ITEMS.`);
  const contents = contentsOf(items, extraModules);
  const before = await pool.query('select value from marketplace.settings where key = $1', [FILLED_WITH]);
  if (before.rows[0]?.value === contents) return false;
  if (before.rows.length === 0) await refuseForeignData(pool);
  const tables = await buildDataset({ items, now, extraModules });
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
  await restoreInterests(pool);
  const { rowCount } = await pool.query(
    'update marketplace.settings set value = $3 where key = $1 and value = $2',
    [FILLED_WITH, unfinished, JSON.stringify(contents)],
  );
  if (!rowCount) throw new Error('Another process filled the database at the same time. Start again.');
  // Counts are read from indexes only once the database knows that all rows are visible.
  await pool.query('vacuum analyze marketplace.items');
  return true;
}

/** The database contains a marketplace other than the demo. */
export class ForeignMarketplaceError extends Error {
  override readonly name = 'ForeignMarketplaceError';
}

/** A marketplace other than the demo must not be deleted. */
async function refuseForeignData(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select exists (select from marketplace.stores) as filled');
  if (rows[0]?.filled)
    throw new ForeignMarketplaceError(
      'The database contains a marketplace that is not the demo, so the demo data was not added.',
    );
}

/** Keeps accounts created by people, with their portraits, interests and messages; their carts and orders are deleted with the old catalogue. */
async function clear(client: pg.ClientBase): Promise<void> {
  // Truncating deletes whole tables, and pictures may belong to orders: those that do not are restored.
  await client.query(
    'create temporary table kept_files on commit drop as select * from marketplace.files where order_id is null',
  );
  const interests = await readInterests(client);
  await client.query(
    'truncate marketplace.information_pages, marketplace.modules, marketplace.zones, marketplace.settings, marketplace.places, marketplace.cashback_offers, marketplace.wallet_bonuses, marketplace.cancellation_reasons, marketplace.refund_reasons, marketplace.parcel_instructions, marketplace.offline_methods cascade',
  );
  await saveInterests(client, interests);
  await client.query('update marketplace.messages set order_id = null where order_id is not null');
  await client.query('delete from marketplace.customers where id <= $1', [LAST_DEMO_CUSTOMER]);
  await client.query(
    `insert into marketplace.files select kept.* from kept_files kept
     where customer_id is null or exists (select from marketplace.customers where id = kept.customer_id)`,
  );
  // The ledgers were deleted with the orders; the remaining balances become their opening entries.
  await client.query(
    `insert into marketplace.wallet_entries (customer_id, kind, amount)
     select id, 'opening', wallet from marketplace.customers where wallet <> 0`,
  );
  await client.query(
    `insert into marketplace.loyalty_entries (customer_id, kind, points)
     select id, 'opening', loyalty_points from marketplace.customers where loyalty_points <> 0`,
  );
}

/** Continues the ids after those of the demo. */
async function moveSequence(
  pool: pg.Pool,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (typeof rows[0]?.id !== 'number') return;
  const start = table === 'customers' ? LAST_DEMO_CUSTOMER : rows.length;
  await pool.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest($2, (select max(id) from marketplace.${table})))`,
    [`marketplace.${table}`, start],
  );
}
