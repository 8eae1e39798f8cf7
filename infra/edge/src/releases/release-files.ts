import type { Readable } from 'node:stream';
import type { ReleaseFile } from '@souk/contracts';

export interface FoundFile extends ReleaseFile {
  remote: string;
  version: string;
}

export interface OpenedFile {
  /** In bytes, as they are sent. */
  size: number;
  content: Readable | Buffer;
}

/** The files that release records list; no others exist. */
export interface ReleaseFiles {
  /** Null: no release lists such a file. @throws StoreUnavailableError */
  find(remote: string, version: string, path: string): Promise<FoundFile | null>;
  /**
   * Opens a file: as it is, or after brotli where it is kept so. Null: its bytes are gone.
   * @throws DamagedFileError where they are others than were published, StoreUnavailableError
   */
  open(file: FoundFile, brotli: boolean): Promise<OpenedFile | null>;
  /** Empty where it is not known, also because the store is down or late. */
  list(remote: string, version: string): Promise<readonly ReleaseFile[]>;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[0-9][0-9A-Za-z.-]{0,99}$/;

/** Whether a release may have this name and version at all: both become part of a path. */
export const isReleaseName = (remote: string, version: string): boolean =>
  NAME.test(remote) && VERSION.test(version);

/** Releases never change, so what was read of one holds; this many are remembered. */
const REMEMBERED = 500;

/** Caches what was read of releases, and drops the oldest. */
export function remember<T>(known: Map<string, T>, key: string, value: T, limit = REMEMBERED): void {
  known.delete(key);
  const [oldest] = known.keys();
  if (known.size >= limit && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}
