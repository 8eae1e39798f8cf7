import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';

/** A release on its way into the store: nobody sees it before `finish`. */
export interface IncomingRelease {
  /** Answers the file as it is kept: with the bytes that it has when compressed, where that is smaller. */
  write(file: ReleaseFile, bytes: Buffer): Promise<ReleaseFile>;
  /**
   * Makes it visible, in place of what stands there. `confirm` rejects where this publication is no longer the one that
   * may do so; then, and where another one came first, it stays unseen.
   */
  finish(record: ReleaseRecord, confirm?: () => Promise<unknown>): Promise<void>;
  /** Takes away what was not finished; never fails, since what is left over is found at the next start. */
  discard(): Promise<void>;
}

/** Where the files of releases are kept. */
export interface ReleaseStore {
  /** Whether the release is there: a database may outlive the store. */
  holds(remote: string, version: string): Promise<boolean>;
  receive(remote: string, version: string): Promise<IncomingRelease>;
  /** Reads every file again; answers the paths of those that are missing or hold other bytes than the record says. */
  verify(record: ReleaseRecord): Promise<string[]>;
  /** The bytes of one file of a release; null where they are missing or damaged. */
  read(record: ReleaseRecord, file: ReleaseFile): Promise<Buffer | null>;
  /** Takes a release away for good; one that is not there is no error. */
  remove(remote: string, version: string): Promise<void>;
}
