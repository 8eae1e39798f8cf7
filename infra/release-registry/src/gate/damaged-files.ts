import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { findReleases } from '../releases/releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { DamagedFiles } from './gate.ts';

/** Checks the files of one release; a part of the store. */
export type FileChecker = Pick<ReleaseStore, 'verify'>;

/** Well below the 20 seconds after which the console gives a request up. */
const MAX_STORE_WAIT_MS = 10_000;

/**
 * The store for a change that must not depend on it, such as a kill: files that it cannot check, or not in time, count as
 * intact. The time is for all checks of the change together.
 */
export function unlessDown(store: FileChecker, waitMs = MAX_STORE_WAIT_MS): FileChecker {
  const timeout = pause<string[]>(waitMs, [], { ref: false });
  return { verify: (record) => Promise.race([store.verify(record).catch(() => []), timeout]) };
}

/** Reads the files of releases again, and lists those that are missing or changed since they were published. */
export async function damagedFiles(
  pool: Pool,
  store: FileChecker,
  remote: string,
  versions: readonly (string | undefined)[],
): Promise<DamagedFiles> {
  const named = versions.flatMap((version) => (version === undefined ? [] : [{ remote, version }]));
  const damaged = new Map<string, readonly string[]>();
  for (const record of await findReleases(pool, named))
    damaged.set(record.version, await store.verify(record));
  return damaged;
}
