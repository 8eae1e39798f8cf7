import { readFile, stat } from 'node:fs/promises';
import type { ReleaseFile } from '@souk/contracts';
import { isWhole, isWholeCompressed } from '@souk/contracts/integrity';
import { removeOldest } from '../remove-oldest.ts';
import { identityOf } from './checked-files.ts';

/** Larger files are read from the disk each time, in bytes. */
export const MAX_KEPT_FILE = 1_000_000;

/** More than the scripts of all live releases. */
const MAX_BYTES = 64_000_000;

/** The bytes of a small file; null where there is none. @throws Error where they are others than were published */
export type ReadKept = (
  location: string,
  published: ReleaseFile,
  compressed: boolean,
) => Promise<Buffer | null>;

interface Kept {
  identity: string;
  characters: number;
  bytes: Promise<Buffer>;
}

/**
 * Keeps small files in memory. When something is released, every open page asks for the same few. A file of the disk that was
 * replaced or written to since has another inode or other times, and is read and hashed again.
 * @param maxBytes of all together; those that nobody asked for longest go first
 */
export function createKeptFiles(maxBytes = MAX_BYTES): ReadKept {
  const kept = new Map<string, Kept>();
  /** Those that nobody asked for longest come first. */
  const keep = (location: string, file: Kept) => {
    kept.delete(location);
    kept.set(location, file);
  };

  return async (location, published, compressed) => {
    const found = await stat(location, { bigint: true }).catch(() => null);
    if (!found) return null;
    const identity = identityOf(found, published);
    const known = kept.get(location);
    if (known?.identity === identity) {
      keep(location, known);
      return known.bytes;
    }
    const expected = (compressed ? published.compressed : published.size) ?? 0;
    if (found.size !== BigInt(expected))
      throw new Error(`${location} has ${found.size} bytes in place of ${expected}`);
    const bytes = readFile(location).then(async (read) => {
      if (compressed ? await isWholeCompressed(read, published) : isWhole(read, published)) return read;
      throw new Error(`${location} differs from what was published`);
    });
    const file = { identity, characters: expected, bytes };
    // A failed read is no verdict, and damage may be repaired in place.
    bytes.catch(() => kept.get(location) === file && kept.delete(location));
    keep(location, file);
    removeOldest(kept, { entries: Infinity, characters: maxBytes });
    return bytes;
  };
}
