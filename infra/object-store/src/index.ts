export { openObjectStore, type OpenObjectStoreOptions } from './open-object-store.ts';
export type { Condition, ObjectStore, StoredObject } from './object-store.ts';
export { parseStoreUrl, type StoreAddress } from './store-url.ts';
export { StoreRefusedError, StoreUnavailableError } from './store-errors.ts';
export { fileKey, incomingKey, INCOMING, recordKey, releasePrefix } from './release-keys.ts';
export type { StoredRelease } from './release-keys.ts';
