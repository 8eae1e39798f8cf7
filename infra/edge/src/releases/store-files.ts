import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { createKeyFinder, newestRecord, type ObjectStore, type StoredRelease } from '@souk/object-store';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { isWhole, isWholeCompressed } from '@souk/contracts/integrity';
import { DamagedFileError } from './damaged-file.ts';
import type { DiskCache } from './disk-cache.ts';
import { isReleaseName, remember, type FoundFile, type ReleaseFiles } from './release-files.ts';

const decompress = promisify(brotliDecompress);

/** How long a missing release is not requested again, and one that lacks a file not read again. */
const ASK_AGAIN_MS = 5_000;

interface KnownRelease {
  upload: string;
  files: Map<string, ReleaseFile>;
  keyOf: (file: ReleaseFile) => string;
  readAt: number;
}

/**
 * Releases in an S3-compatible store. What was fetched is checked against the hash of its record, and kept on this
 * machine, so that a store that is down affects only files that were not requested before.
 */
export function createStoreFiles(objects: ObjectStore, cache: DiskCache): ReleaseFiles {
  const known = new Map<string, KnownRelease>();
  const missing = new Map<string, number>();

  async function readRelease(remote: string, version: string): Promise<KnownRelease | null> {
    const id = `${remote} ${version}`;
    if (Date.now() - (missing.get(id) ?? 0) < ASK_AGAIN_MS) return null;
    const bytes = await cache
      .take(
        recordName(remote, version),
        async (text) => parseRelease(text, remote, version) !== null,
        async () => (await newestRecord(objects, remote, version))?.bytes ?? null,
      )
      .catch(nullIfDamaged);
    const stored = bytes && parseRelease(bytes, remote, version);
    if (!stored) {
      remember(missing, id, Date.now());
      return null;
    }
    const files = new Map(stored.record.files.map((file) => [file.path, file]));
    const keyOf = createKeyFinder(stored, stored.record);
    const release = { upload: stored.upload, files, keyOf, readAt: Date.now() };
    remember(known, id, release);
    return release;
  }

  async function releaseOf(remote: string, version: string): Promise<KnownRelease | null> {
    if (!isReleaseName(remote, version)) return null;
    return known.get(`${remote} ${version}`) ?? readRelease(remote, version);
  }

  /** A release that was published once more, because files of it were lost, is in another place since. */
  async function readAgain(
    remote: string,
    version: string,
    held: KnownRelease,
  ): Promise<KnownRelease | null> {
    if (Date.now() - held.readAt < ASK_AGAIN_MS) return held;
    held.readAt = Date.now();
    const newest = await newestRecord(objects, remote, version);
    const stored = newest && parseRelease(newest.bytes, remote, version);
    if (!stored || stored.upload === held.upload) return held;
    known.delete(`${remote} ${version}`);
    await cache.forget(recordName(remote, version));
    return readRelease(remote, version);
  }

  const bytesOf = ({ keyOf }: KnownRelease, file: FoundFile): Promise<Buffer | null> =>
    cache.take(
      nameOf(file),
      async (bytes) =>
        file.compressed === undefined ? isWhole(bytes, file) : isWholeCompressed(bytes, file),
      () => objects.get(keyOf(file)),
    );

  /** A release that was lost or damaged may have been published once more meanwhile. @throws the damage, where it was not */
  async function fromNextUpload(
    held: KnownRelease,
    file: FoundFile,
    damage: DamagedFileError | null,
  ): Promise<Buffer | null> {
    const next = await readAgain(file.remote, file.version, held);
    if (next && next !== held) return bytesOf(next, file);
    if (damage) throw damage;
    return null;
  }

  return {
    async find(remote, version, path) {
      const held = await releaseOf(remote, version);
      if (!held) return null;
      const file = held.files.get(path) ?? (await readAgain(remote, version, held))?.files.get(path);
      return file ? { ...file, remote, version } : null;
    },
    async open(file, brotli) {
      const { remote, version } = file;
      const held = await releaseOf(remote, version);
      if (!held) return null;
      const bytes = await bytesOf(held, file).then(
        (found) => found ?? fromNextUpload(held, file, null),
        (error: unknown) => {
          if (error instanceof DamagedFileError) return fromNextUpload(held, file, error);
          throw error;
        },
      );
      if (!bytes) return null;
      cache.touch(recordName(remote, version));
      const content = file.compressed === undefined || brotli ? bytes : await decompress(bytes);
      return { size: content.length, content };
    },
    async list(remote, version) {
      const held = await releaseOf(remote, version).catch(() => null);
      return [...(held?.files.values() ?? [])];
    },
  };
}

function nullIfDamaged(error: unknown): null {
  if (error instanceof DamagedFileError) return null;
  throw error;
}

const recordName = (remote: string, version: string) => `record ${remote} ${version}.json`;

/** The same bytes are stored once, whichever releases they belong to. */
const nameOf = ({ integrity, compressed }: ReleaseFile) =>
  `${Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')}${compressed === undefined ? '' : '.br'}`;

function parseRelease(bytes: Buffer, remote: string, version: string): StoredRelease<ReleaseRecord> | null {
  try {
    // Written by the registry, which checked it.
    const stored = JSON.parse(bytes.toString('utf8')) as StoredRelease<ReleaseRecord>;
    return stored.record.remote === remote && stored.record.version === version ? stored : null;
  } catch {
    return null;
  }
}
