/** The operations that Souk needs from an S3-compatible store. Each is retried, and then throws StoreUnavailableError. */
export interface ObjectStore {
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Writes only if the object does not exist; returns whether it did. */
  putNew(key: string, bytes: Buffer): Promise<boolean>;
  /** Removing an object that does not exist is not an error. */
  remove(key: string): Promise<void>;
  /** Every key with this prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}
