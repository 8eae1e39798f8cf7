import type { ObjectStore } from './object-store.ts';
import { requireSafeStore } from './require-safe-store.ts';
import { s3Objects } from './s3-objects.ts';
import type { Patience } from './signed-requests.ts';
import { StoreUnavailableError } from './store-errors.ts';
import { parseStoreUrl } from './store-url.ts';

export interface OpenObjectStoreOptions {
  /** Only reads: nothing is tried that needs the right to write, and a store that is down is no reason not to start. */
  readOnly?: boolean;
}

/** A publication can wait, a page that loads cannot. */
const TO_WRITE: Patience = { attempts: 4, timeoutMs: 30_000 };
const TO_READ: Patience = { attempts: 2, timeoutMs: 5_000 };

/**
 * Opens an S3-compatible store, and tries it first.
 * @throws StoreRefusedError where releases would not be safe in it, StoreUnavailableError where it does not answer.
 */
export async function openObjectStore(
  url: string,
  { readOnly = false }: OpenObjectStoreOptions = {},
): Promise<ObjectStore> {
  const address = parseStoreUrl(url);
  const store = s3Objects(address, readOnly ? TO_READ : TO_WRITE);
  if (!readOnly) await requireSafeStore(store, new URL(address.endpoint).host);
  else
    await store.get('probe/nothing').catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
    });
  return store;
}
