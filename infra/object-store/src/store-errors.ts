/** The store does not answer, or answers that something is wrong with it: another attempt may go well. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** The store will not do as it is set up: wrong credentials, no such bucket, or no store that releases are safe in. */
export class StoreRefusedError extends Error {
  override name = 'StoreRefusedError';
}
