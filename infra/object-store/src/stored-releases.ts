import type { ObjectStore } from './object-store.ts';

/** Where the parts of a release are in an object store; the registry writes them, and any edge reads them. */
export const releasePrefix = (remote: string, version: string) => `releases/${remote}/${version}/`;

/**
 * The object that makes a release visible; written last, only where nothing is yet, and never changed: a release whose
 * files were lost is written again under the next number.
 */
export const recordKey = (remote: string, version: string, number: number) =>
  `${recordPrefix(remote, version)}${String(number).padStart(6, '0')}.json`;

const recordPrefix = (remote: string, version: string) => `${releasePrefix(remote, version)}release-`;

/** A file is kept once: compressed where that is smaller, as it is otherwise. */
export const fileKey = (
  { remote, version }: { remote: string; version: string },
  upload: string,
  file: StoredFile,
) => `${releasePrefix(remote, version)}${upload}/${file.path}${file.compressed === undefined ? '' : '.br'}`;

/** Where uploads that are under way leave a mark, so that what a crash left can be found. */
export const INCOMING = 'incoming/';
export const incomingKey = (upload: string) => `${INCOMING}${upload}`;

/** What stands at `recordKey`: every upload has a folder of its own, and this names the one that counts. */
export interface StoredRelease<Record = unknown> {
  upload: string;
  record: Record;
  /** Pairs of paths: a file whose bytes are stored under the path of an equal one. Releases from before have none. */
  copies?: (readonly [path: string, original: string])[];
}

interface StoredFile {
  path: string;
  compressed?: number;
}

/** Finds the object of each file of a release; equal files share one. */
export function createKeyFinder(
  { upload, copies }: StoredRelease,
  release: { remote: string; version: string },
): (file: StoredFile) => string {
  const originals = new Map(copies);
  return ({ path, ...file }) => fileKey(release, upload, { ...file, path: originals.get(path) ?? path });
}

/** The record of a release that counts, as it is written, and its number; null where there is none. */
export async function newestRecord(
  objects: ObjectStore,
  remote: string,
  version: string,
): Promise<{ number: number; bytes: Buffer } | null> {
  const key = (await objects.list(recordPrefix(remote, version))).at(-1);
  const number = Number(key === undefined ? NaN : /(\d+)\.json$/.exec(key)?.[1]);
  if (key === undefined || Number.isNaN(number)) return null;
  const bytes = await objects.get(key);
  return bytes && { number, bytes };
}
