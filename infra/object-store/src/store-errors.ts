/** The store does not respond or reports an internal error: a retry may succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** The store cannot be used as it is configured: wrong credentials, missing bucket, or not safe for releases. */
export class StoreRefusedError extends Error {
  override name = 'StoreRefusedError';
}
