import { join } from 'node:path';
import { openObjectStore } from '@souk/object-store';
import { openDiskCache } from './disk-cache.ts';
import { createFolderFiles } from './folder-files.ts';
import type { ReleaseFiles } from './release-files.ts';
import { createStoreFiles } from './store-files.ts';

const DEFAULT_CACHE_BYTES = 1_000_000_000;

export interface ReleaseSource {
  /** The folder of the registry's releases. */
  storeDir: string;
  /** The S3-compatible store of the registry's releases, in place of the folder: `s3://key:secret@host/bucket`. */
  storeUrl?: string | undefined;
  cacheDir: string;
  /** What files of a store may take on this machine's disk. */
  cacheBytes?: number | undefined;
}

/** @throws StoreRefusedError; a store that is down is no reason not to start. */
export async function openReleaseFiles({
  storeDir,
  storeUrl,
  cacheDir,
  cacheBytes = DEFAULT_CACHE_BYTES,
}: ReleaseSource): Promise<ReleaseFiles> {
  if (storeUrl === undefined) return createFolderFiles(storeDir);
  const objects = await openObjectStore(storeUrl, { readOnly: true });
  return createStoreFiles(objects, await openDiskCache(join(cacheDir, 'releases'), cacheBytes));
}
