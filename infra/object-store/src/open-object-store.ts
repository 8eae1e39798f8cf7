import type { ObjectStore } from './object-store.ts';
import { requireSafeStore } from './require-safe-store.ts';
import { s3Objects } from './s3-objects.ts';
import type { RetryOptions } from './signed-requests.ts';
import { StoreUnavailableError } from './store-errors.ts';
import { parseStoreUrl } from './store-url.ts';

export interface OpenObjectStoreOptions {
  /** Only reads: write permissions are not needed, and an unavailable store does not prevent the start. */
  readOnly?: boolean;
}

/** A publication can wait longer than a page that loads. */
const WRITE_RETRIES: RetryOptions = { attempts: 4, timeoutMs: 30_000 };
const READ_RETRIES: RetryOptions = { attempts: 2, timeoutMs: 5_000 };

/**
 * Opens an S3-compatible store, and tests it first.
 * @throws StoreRefusedError where it is not safe for releases, StoreUnavailableError where it does not respond.
 */
export async function openObjectStore(
  url: string,
  { readOnly = false }: OpenObjectStoreOptions = {},
): Promise<ObjectStore> {
  const address = parseStoreUrl(url);
  const store = s3Objects(address, readOnly ? READ_RETRIES : WRITE_RETRIES);
  if (!readOnly) await requireSafeStore(store, new URL(address.endpoint).host);
  else
    await store.get('probe/nothing').catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
    });
  return store;
}
