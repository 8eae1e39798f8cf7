import { createPool } from '@souk/database';
import { fillDatabase } from './database/fill-database.ts';
import { DEFAULT_ITEMS } from './database/filled-with.ts';

export interface FillOptions {
  /** A database whose schema `marketplace` is migrated. */
  databaseUrl: string;
  /** The number of items, up to 100,000. */
  items?: number;
  /** Types of further modules, with stores and goods of another. */
  extraModules?: readonly string[];
  /** Reports the number of rows that were inserted, and of all. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills the marketplace with its demo: the same on every machine, with dates relative to now. Does nothing where it is filled already.
 * @throws ForeignMarketplaceError where the database contains a marketplace other than the demo.
 */
export async function fillDemoData({
  databaseUrl,
  items = DEFAULT_ITEMS,
  extraModules = [],
  onProgress,
}: FillOptions): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await fillDatabase(pool, { items, now: new Date(), extraModules, onProgress });
  } finally {
    await pool.end();
  }
}
