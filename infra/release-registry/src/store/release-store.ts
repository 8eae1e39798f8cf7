import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';

/** A release that is being stored; invisible until `finish`. */
export interface IncomingRelease {
  /** Returns the file as stored: with its compressed size, if that is smaller. */
  write(file: ReleaseFile, bytes: Buffer): Promise<ReleaseFile>;
  /**
   * Makes it visible, replacing an earlier one. `confirm` rejects if this publication may no longer do so; then, and if
   * another one came first, it stays invisible.
   */
  finish(record: ReleaseRecord, confirm?: () => Promise<unknown>): Promise<void>;
  /** Removes an unfinished upload; never fails, since the next start removes leftovers. */
  discard(): Promise<void>;
}

/** The store of release files. */
export interface ReleaseStore {
  /** Whether the release is stored: a database may outlive the store. */
  holds(remote: string, version: string): Promise<boolean>;
  receive(remote: string, version: string): Promise<IncomingRelease>;
  /** Reads every file again; returns the paths of those that are missing or do not match the record. */
  verify(record: ReleaseRecord): Promise<string[]>;
  /** The bytes of one file of a release; null if they are missing or damaged. */
  read(record: ReleaseRecord, file: ReleaseFile): Promise<Buffer | null>;
  /** Removes a release permanently; a missing one is no error. */
  remove(remote: string, version: string): Promise<void>;
}
