import { createPool } from '@souk/database';
import { fillDatabase } from './database/fill-database.ts';
import { DEFAULT_ITEMS } from './database/filled-with.ts';
import { fillMedia } from './pictures/fill-media.ts';
import type { Detail } from './pictures/render.ts';

export interface FillOptions {
  /** A database whose schema `marketplace` is migrated. */
  databaseUrl: string;
  /** The folder for pictures, videos and the city's map. */
  mediaDir: string;
  /** The quality of pictures; default: full. */
  pictures?: Detail;
  /** The number of items, up to 100,000. */
  items?: number;
  /** Reports progress; `done` of `total` where that is known. */
  onProgress?: (progress: FillProgress) => void;
}

export interface FillProgress {
  step: 'pictures' | 'database';
  done: number;
  total: number;
}

/**
 * Fills the marketplace with its demo: the same on every machine, with dates relative to now. Does nothing where it is filled already.
 * @throws ForeignMarketplaceError where the database contains a marketplace other than the demo.
 */
export async function fillDemoData({
  databaseUrl,
  mediaDir,
  pictures,
  items = DEFAULT_ITEMS,
  onProgress,
}: FillOptions): Promise<void> {
  await fillMedia(mediaDir, {
    detail: pictures,
    onProgress: (done, total) => onProgress?.({ step: 'pictures', done, total }),
  });
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await fillDatabase(pool, {
      items,
      now: new Date(),
      onProgress: (done, total) => onProgress?.({ step: 'database', done, total }),
    });
  } finally {
    await pool.end();
  }
}
