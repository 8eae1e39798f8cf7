import type { BigIntStats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { ReleaseFile } from '@souk/contracts';
import { isWhole, isWholeCompressed } from '@souk/contracts/integrity';
import { remember } from './release-files.ts';

/** Limit of cached verdicts: more than the files of all live releases. */
const MAX_CHECKED = 20_000;

/** Whether the file behind a handle has the published bytes. */
export type CheckFile = (
  location: string,
  handle: FileHandle,
  published: ReleaseFile,
  compressed: boolean,
) => Promise<boolean>;

/**
 * Hashes each file of a disk once. The verdict holds for the file as it is: one that was replaced or written to since
 * has another inode or other times, and is hashed again.
 */
export function createFileCheck(): CheckFile {
  const checked = new Map<string, { identity: string; whole: Promise<boolean> }>();
  return async (location, handle, published, compressed) => {
    const found = await handle.stat({ bigint: true });
    const expected = compressed ? published.compressed : published.size;
    if (expected === undefined || found.size !== BigInt(expected)) return false;
    const identity = identityOf(found, published);
    const known = checked.get(location);
    if (known?.identity === identity) return known.whole;
    const whole = readAll(handle, expected).then((bytes) =>
      compressed ? isWholeCompressed(bytes, published) : isWhole(bytes, published),
    );
    // A failed read is no verdict.
    whole.catch(() => checked.delete(location));
    remember(checked, location, { identity, whole }, MAX_CHECKED);
    return whole;
  };
}

/** Changes whenever a file is replaced or written to, or another one was published. */
export const identityOf = (
  { dev, ino, size, mtimeNs, ctimeNs }: BigIntStats,
  { integrity }: ReleaseFile,
): string => [dev, ino, size, mtimeNs, ctimeNs, integrity].join(' ');

/** By position, so that the handle still starts at the beginning. */
async function readAll(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes;
}
