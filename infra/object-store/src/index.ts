export { openObjectStore, type OpenObjectStoreOptions } from './open-object-store.ts';
export type { ObjectStore } from './object-store.ts';
export { StoreRefusedError, StoreUnavailableError } from './store-errors.ts';
export {
  createKeyFinder,
  fileKey,
  incomingKey,
  INCOMING,
  newestRecord,
  recordKey,
  releasePrefix,
} from './stored-releases.ts';
export type { StoredRelease } from './stored-releases.ts';
