import { openFolderStore } from '../store/folder-store.ts';

export type { IncomingRelease, ReleaseStore } from '../store/release-store.ts';
export const openReleaseStore = (directory: string) => openFolderStore(directory);
