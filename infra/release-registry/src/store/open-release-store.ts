import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { openS3Store } from './s3-store.ts';

/** Where releases are stored: an S3-compatible store if its address is given, else a folder. */
export interface StorePlace {
  storeDir: string;
  storeUrl?: string | undefined;
}

export const openReleaseStore = ({ storeDir, storeUrl }: StorePlace): Promise<ReleaseStore> =>
  storeUrl === undefined ? openFolderStore(storeDir) : openS3Store(storeUrl);
