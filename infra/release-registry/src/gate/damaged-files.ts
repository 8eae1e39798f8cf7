import type { Pool } from 'pg';
import { findReleases } from '../releases/releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { DamagedFiles } from './gate.ts';

/** Reads the files of releases again, and lists those that are missing or changed since they were published. */
export async function damagedFiles(
  pool: Pool,
  store: ReleaseStore,
  remote: string,
  versions: readonly (string | undefined)[],
): Promise<DamagedFiles> {
  const named = versions.flatMap((version) => (version === undefined ? [] : [{ remote, version }]));
  const damaged = new Map<string, readonly string[]>();
  for (const record of await findReleases(pool, named))
    damaged.set(record.version, await store.verify(record));
  return damaged;
}
