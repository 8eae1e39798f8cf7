import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { openS3Store } from './s3-store.ts';

/** Where releases are kept: an S3-compatible store where its address is given, a folder otherwise. */
export interface StorePlace {
  storeDir: string;
  storeUrl?: string | undefined;
}

export const openReleaseStore = ({ storeDir, storeUrl }: StorePlace): Promise<ReleaseStore> =>
  storeUrl === undefined ? openFolderStore(storeDir) : openS3Store(storeUrl);
