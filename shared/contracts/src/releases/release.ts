import type { RemoteManifest } from './manifest.ts';

/** The name under which the host is released; it is a release like any other. */
export const HOST_NAME = 'host';

/** The file that a release is loaded by. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The event on `window` that a remote in the development loop sends once a save is in the page. */
export const HOT_UPDATE_EVENT = 'souk:hot-update';

/** One file of a release. `integrity` is a subresource-integrity value (`sha384-…`), `size` is in bytes. */
export interface ReleaseFile {
  path: string;
  size: number;
  integrity: string;
  /** Bytes after brotli, where the file is stored compressed. */
  compressed?: number;
}

/** A shared package that a release offers or asks for. */
export interface SharedPackage {
  name: string;
  version: string;
  requiredVersion: string;
  singleton: boolean;
  /** Whether the release carries a copy of its own (`import: false` means that it does not). */
  provides: boolean;
}

/**
 * The version of how a host and the containers of remotes work together: a remote runs in hosts of the same minor version, or of
 * a later patch. Since 3.0.0 containers and share scopes are webpack's own (0113).
 */
export const FEDERATION_RUNTIME = '3.0.0';

/** What a release says of itself: `release.json` beside its files, written by the build. */
export interface ReleaseRecord {
  remote: string;
  version: string;
  commit: string | null;
  builtAt: string;
  entry: string;
  /** The federation name and global of this very version. */
  globalName: string;
  /** Files that the first picture needs beside the entry, for preloading. */
  initial: string[];
  /** Files that are loaded after the first picture, if at all; the budget counts all others. Absent in releases of before. */
  lazy?: string[];
  files: ReleaseFile[];
  shared: SharedPackage[];
  /** The `FEDERATION_RUNTIME` that it was built for. */
  runtime: string;
  /** Hosts only: the version of `ShellServices` that it offers. */
  shell?: string;
  /** Remotes only: the modules that it exposes, such as `./remote`. */
  exposes?: string[];
  /** Remotes only. */
  manifest: RemoteManifest | null;
}

/**
 * The federation name of one version of a remote: an identifier, different for every remote and version.
 * Letters and digits stand for themselves; every other character becomes `_` and its code in hex, so no two collide.
 */
export function federationName(remote: string, version: string): string {
  const safe = (text: string) =>
    text.replace(/[^A-Za-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`);
  return `souk__${safe(remote)}__${safe(version)}`;
}

/** Where the edge serves a file of a release. */
export function releaseUrl(remote: string, version: string, file = ''): string {
  return `/releases/${remote}/${version}/${file}`;
}

/** The policy that files of a release are served with: a picture that is opened by itself, or a worker, gets to do nothing. */
export const RELEASE_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * How a release travels to the registry: the record as one line of JSON, then the bytes of its files, one after the
 * other in the record's order. Such a stream can hold no link, no path that the record does not name, and cannot swell.
 */
export const RELEASE_MEDIA_TYPE = 'application/vnd.souk.release';

/** The file beside a release's files that holds its record. */
export const RECORD_FILE = 'release.json';

/**
 * The folder beside a build's files that holds their source maps, each as `<file>.map`. It is not part of the release, and
 * is not served.
 */
export const MAPS_FOLDER = '.maps';

/** How the names of chunks with texts begin; the code of their language follows. English has none: it is where it is read. */
export const TEXTS_CHUNK = 'part-texts-';

/** The name of the chunk with a release's texts in a language; its file is needed on pages in that language only (0112). */
export const textsChunk = (language: string): string => `${TEXTS_CHUNK}${language}`;

/** What makes two builds the same release: all that runs or is decided by, but not when and from which commit it was built. */
export function releaseContent(record: ReleaseRecord): string {
  const { remote, version, entry, globalName, initial, shared, runtime, shell, exposes, manifest } = record;
  const files = record.files
    .map(({ path, size, integrity }) => ({ path, size, integrity }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return JSON.stringify(
    sorted({ remote, version, entry, globalName, initial, shared, runtime, shell, exposes, manifest, files }),
  );
}

/** The same value with the keys of its objects in order: a database may hand them back in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, sorted(held)]),
  );
}
