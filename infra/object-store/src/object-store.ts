/** An object, and the mark of this very state of it. */
export interface StoredObject {
  bytes: Buffer;
  etag: string;
}

/** Write only where nothing is yet, or only over the state with this mark. */
export type Condition = 'absent' | { etag: string };

/** What Souk asks of an S3-compatible store. Every call tries a few times, and throws StoreUnavailableError then. */
export interface ObjectStore {
  get(key: string): Promise<StoredObject | null>;
  /** Answers false where the condition does not hold; nothing is written then. */
  put(key: string, bytes: Buffer, condition?: Condition): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key that begins so. */
  list(prefix: string): Promise<string[]>;
}
