import { readFile, stat } from 'node:fs/promises';
import type { ReleaseFile } from '@souk/contracts';
import { isWhole, isWholeCompressed } from '@souk/contracts/integrity';

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
  size: number;
  bytes: Promise<Buffer>;
}

/**
 * Keeps small files in memory. When something is released, every open page asks for the same few. A file of the disk that was
 * replaced or written to since has another inode or other times, and is read and hashed again.
 * @param maxBytes of all together; those that nobody asked for longest go first
 */
export function createKeptFiles(maxBytes = MAX_BYTES): ReadKept {
  const kept = new Map<string, Kept>();
  let total = 0;

  const forget = (location: string) => {
    total -= kept.get(location)?.size ?? 0;
    kept.delete(location);
  };
  const keep = (location: string, file: Kept) => {
    forget(location);
    kept.set(location, file);
    total += file.size;
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) return;
      forget(oldest);
    }
  };

  return async (location, published, compressed) => {
    const found = await stat(location, { bigint: true }).catch(() => null);
    if (!found) return null;
    const { dev, ino, size, mtimeNs, ctimeNs } = found;
    const identity = [dev, ino, size, mtimeNs, ctimeNs, published.integrity].join(' ');
    const known = kept.get(location);
    if (known?.identity === identity) {
      keep(location, known);
      return known.bytes;
    }
    const expected = (compressed ? published.compressed : published.size) ?? 0;
    if (size !== BigInt(expected)) throw new Error(`${location} has ${size} bytes in place of ${expected}`);
    const bytes = readFile(location).then(async (read) => {
      if (compressed ? await isWholeCompressed(read, published) : isWhole(read, published)) return read;
      throw new Error(`${location} differs from what was published`);
    });
    const file = { identity, size: expected, bytes };
    // A failed read is no verdict, and damage may be repaired in place.
    bytes.catch(() => kept.get(location) === file && forget(location));
    keep(location, file);
    return bytes;
  };
}
