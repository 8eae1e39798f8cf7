import type { ObjectStore } from './object-store.ts';

/** The keys of a release in the object store; the registry writes them, and every edge reads them. */
export const releasePrefix = (remote: string, version: string) => `releases/${remote}/${version}/`;

/**
 * The object that makes a release visible. It is written last, only if it does not exist, and never changed: a release whose
 * files were lost is written again under the next number.
 */
export const recordKey = (remote: string, version: string, number: number) =>
  `${recordPrefix(remote, version)}${String(number).padStart(6, '0')}.json`;

const recordPrefix = (remote: string, version: string) => `${releasePrefix(remote, version)}release-`;

/** A file is stored once: compressed if that is smaller, else uncompressed. */
export const fileKey = (
  { remote, version }: { remote: string; version: string },
  upload: string,
  file: StoredFile,
) => `${releasePrefix(remote, version)}${upload}/${file.path}${file.compressed === undefined ? '' : '.br'}`;

/** Uploads in progress leave a mark here, so that the remains of a crash can be found. */
export const INCOMING = 'incoming/';
export const incomingKey = (upload: string) => `${INCOMING}${upload}`;

/** The content of `recordKey`: every upload has a folder of its own, and this names the valid one. */
export interface StoredRelease<Record = unknown> {
  upload: string;
  record: Record;
  /** Pairs of paths: a file whose content is stored under the path of an equal one. Older releases have none. */
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

/** The newest valid record of a release, and its number; null where there is none. */
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
