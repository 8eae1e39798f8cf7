/** What Souk asks of an S3-compatible store. Every call tries a few times, and throws StoreUnavailableError then. */
export interface ObjectStore {
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Writes only where nothing is yet; answers whether it did. */
  putNew(key: string, bytes: Buffer): Promise<boolean>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every key that begins so, in order. */
  list(prefix: string): Promise<string[]>;
}
