import { randomUUID } from 'node:crypto';
import {
  INCOMING,
  createKeyFinder,
  fileKey,
  incomingKey,
  newestRecord,
  openObjectStore,
  recordKey,
  releasePrefix,
  type ObjectStore,
  type StoredRelease,
} from '@souk/object-store';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { decompressed, isWhole } from '@souk/contracts/integrity';
import { Problem } from '@souk/http-server';
import pLimit from 'p-limit';
import type { IncomingRelease, ReleaseStore } from './release-store.ts';
import { withProblems } from './store-problems.ts';
import { compressed, contentOf } from './stored-bytes.ts';

/** Unfinished uploads older than this belong to a process that has ended. */
const STALE_MS = 24 * 60 * 60 * 1000;

const AT_A_TIME = 6;

interface Mark {
  remote: string;
  version: string;
  at: number;
}

/**
 * An S3-compatible store. The files of an upload are in a folder of their own, and the release's record, written last
 * and on condition, names that folder: before it exists, the release does not.
 * @throws StoreRefusedError, StoreUnavailableError
 */
export async function openS3Store(url: string): Promise<ReleaseStore> {
  const objects = withProblems(await openObjectStore(url));
  await removeStale(objects);
  return {
    holds: async (remote, version) => Boolean((await readRelease(objects, remote, version))?.release),
    receive: (remote, version) => receive(objects, remote, version),
    async verify(record) {
      const read = await fileReader(objects, record);
      const turn = pLimit(AT_A_TIME);
      const good = await Promise.all(
        record.files.map((file) => turn(async () => (await read(file)) !== null)),
      );
      return record.files.filter((_file, at) => !good[at]).map(({ path }) => path);
    },
    async read(record, file) {
      const read = await fileReader(objects, record);
      return read(file);
    },
    async remove(remote, version) {
      // The records first, so that a partial release is never visible.
      const keys = await objects.list(releasePrefix(remote, version));
      const isRecord = (key: string) => /\/release-\d+\.json$/.test(key);
      for (const key of [...keys.filter(isRecord), ...keys]) await objects.remove(key);
    },
  };
}

async function receive(objects: ObjectStore, remote: string, version: string): Promise<IncomingRelease> {
  const upload = randomUUID();
  const turn = pLimit(AT_A_TIME);
  const written: string[] = [];
  /** By content: the file that holds it, once it is stored. */
  const stored = new Map<string, Promise<ReleaseFile>>();
  const copies: [path: string, original: string][] = [];
  const mark: Mark = { remote, version, at: Date.now() };
  await objects.put(incomingKey(upload), Buffer.from(JSON.stringify(mark)));
  let finished = false;
  async function store({ path, size, integrity }: ReleaseFile, bytes: Buffer): Promise<ReleaseFile> {
    const small = await compressed(path, bytes);
    const file: ReleaseFile = { path, size, integrity, ...(small ? { compressed: small.length } : {}) };
    const key = fileKey(mark, upload, file);
    written.push(key);
    await turn(() => objects.put(key, small ?? bytes));
    return file;
  }
  return {
    async write(file, bytes) {
      const content = contentOf(file);
      const original = stored.get(content);
      if (original) {
        const { path, ...same } = await original;
        copies.push([file.path, path]);
        return { path: file.path, ...same };
      }
      const storing = store(file, bytes);
      stored.set(content, storing);
      return storing;
    },
    async finish(record, confirm) {
      const before = await readRelease(objects, remote, version);
      await confirm?.();
      const release: StoredRelease<ReleaseRecord> = { upload, record, copies };
      const key = recordKey(remote, version, (before?.number ?? 0) + 1);
      if (!(await objects.putNew(key, Buffer.from(JSON.stringify(release)))))
        throw new Problem(
          409,
          'publication-overtaken',
          `Another publication stored ${remote} ${version} at the same time. Publish it again.`,
        );
      finished = true;
      // Without a row in the database, or damaged: no page uses it.
      if (before?.release)
        await removeAll(objects, `${releasePrefix(remote, version)}${before.release.upload}/`).catch(
          () => undefined,
        );
    },
    async discard() {
      try {
        if (!finished) for (const key of written) await objects.remove(key);
        await objects.remove(incomingKey(upload));
      } catch {
        // The store is down; the mark stays, and the next start finds it.
      }
    },
  };
}

/** The stored release, or null; a damaged record counts as none, and can be replaced. */
async function readRelease(
  objects: ObjectStore,
  remote: string,
  version: string,
): Promise<{ release: StoredRelease<ReleaseRecord> | null; number: number } | null> {
  const newest = await newestRecord(objects, remote, version);
  if (!newest) return null;
  const { number, bytes } = newest;
  try {
    // Written above, or damaged so that it is not JSON.
    return { release: JSON.parse(bytes.toString('utf8')) as StoredRelease<ReleaseRecord>, number };
  } catch {
    return { release: null, number };
  }
}

/** Reads files of a release; those that are missing or damaged are null. */
async function fileReader(
  objects: ObjectStore,
  record: ReleaseRecord,
): Promise<(file: ReleaseFile) => Promise<Buffer | null>> {
  const release = (await readRelease(objects, record.remote, record.version))?.release;
  if (!release) return () => Promise.resolve(null);
  const stored = new Map(release.record.files.map((file) => [file.path, file]));
  const keyOf = createKeyFinder(release, record);
  return async (file) => {
    const { compressed: size } = stored.get(file.path) ?? {};
    const key = keyOf({ path: file.path, ...(size === undefined ? {} : { compressed: size }) });
    const object = await objects.get(key);
    if (!object) return null;
    if (size !== undefined) return decompressed(object, file);
    return isWhole(object, file) ? object : null;
  };
}

async function removeAll(objects: ObjectStore, prefix: string): Promise<void> {
  for (const key of await objects.list(prefix)) await objects.remove(key);
}

/** Removes files of uploads that a crash interrupted. */
async function removeStale(objects: ObjectStore): Promise<void> {
  for (const key of await objects.list(INCOMING)) {
    const object = await objects.get(key);
    if (!object) continue;
    const { remote, version, at } = JSON.parse(object.toString('utf8')) as Mark; // Written above.
    if (Date.now() - at < STALE_MS) continue;
    const upload = key.slice(INCOMING.length);
    const stored = await readRelease(objects, remote, version);
    if (stored?.release?.upload !== upload)
      await removeAll(objects, `${releasePrefix(remote, version)}${upload}/`);
    await objects.remove(key);
  }
}
