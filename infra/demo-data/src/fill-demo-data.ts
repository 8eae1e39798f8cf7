import { createPool } from '@souk/database';
import { fillDatabase } from './database/fill-database.ts';
import { DEFAULT_ITEMS } from './database/filled-with.ts';
import { fillMedia } from './pictures/fill-media.ts';
import type { Detail } from './pictures/render.ts';

export interface FillOptions {
  /** A database whose schema `marketplace` is migrated. */
  databaseUrl: string;
  /** Where pictures, videos and the city's map go. */
  mediaDir: string;
  /** How carefully pictures are drawn; default: in full. */
  pictures?: Detail;
  /** How many items the catalogue has, up to 100,000. */
  items?: number;
  /** Told what is being done; `done` of `total` where that is known. */
  onProgress?: (progress: FillProgress) => void;
}

export interface FillProgress {
  step: 'pictures' | 'database';
  done: number;
  total: number;
}

/**
 * Fills the marketplace with its demo: the same on every machine, dated from now. Does nothing where that was done before.
 * @throws ForeignMarketplaceError where the database holds a marketplace that is not the demo's.
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
