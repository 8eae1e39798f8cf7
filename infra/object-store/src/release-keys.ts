/** Where the parts of a release are in an object store; the registry writes them, and any edge reads them. */
export const releasePrefix = (remote: string, version: string) => `releases/${remote}/${version}/`;

/** The object that makes a release visible; written last, and holds a StoredRelease. */
export const recordKey = (remote: string, version: string) => `${releasePrefix(remote, version)}release.json`;

/** A file is kept once: compressed where that is smaller, as it is otherwise. */
export const fileKey = (
  { remote, version }: { remote: string; version: string },
  upload: string,
  file: { path: string; compressed?: number },
) => `${releasePrefix(remote, version)}${upload}/${file.path}${file.compressed === undefined ? '' : '.br'}`;

/** Where uploads that are under way leave a mark, so that what a crash left can be found. */
export const INCOMING = 'incoming/';
export const incomingKey = (upload: string) => `${INCOMING}${upload}`;

/** What stands at `recordKey`: every upload has a folder of its own, and this names the one that counts. */
export interface StoredRelease<Record = unknown> {
  upload: string;
  record: Record;
}
