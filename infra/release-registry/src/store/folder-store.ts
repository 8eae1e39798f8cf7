import { access, link, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseFile } from '@souk/contracts';
import { isWhole, isWholeCompressed } from '@souk/contracts/integrity';
import type { IncomingRelease, ReleaseStore } from './release-store.ts';
import { fullDisk } from './store-problems.ts';
import { compressed, contentOf } from './stored-bytes.ts';

/** Unfinished uploads older than this belong to a process that has ended. */
const STALE_MS = 60 * 60 * 1000;

/** The file operations that need disk space. */
export interface Disk {
  /** Writes a new file and flushes it. */
  write(path: string, content: string | Buffer): Promise<void>;
  /** Creates a folder and its parents; an existing one stays. */
  makeFolder(path: string): Promise<unknown>;
}

const realDisk: Disk = {
  write: (path, content) => writeFile(path, content, { flag: 'wx', flush: true }),
  makeFolder: (path) => mkdir(path, { recursive: true }),
};

/** The folder store: `<directory>/<remote>/<version>/`, with a brotli copy of each file that gets smaller by it. */
export async function openFolderStore(directory: string, disk: Disk = realDisk): Promise<ReleaseStore> {
  const root = resolve(directory);
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  await removeStale(incoming);
  return {
    holds: (remote, version) =>
      access(join(root, remote, version, RECORD_FILE)).then(
        () => true,
        () => false,
      ),
    receive: () =>
      receive(root, incoming, {
        write: (path, content) => disk.write(path, content).catch(fullDisk),
        makeFolder: (path) => disk.makeFolder(path).catch(fullDisk),
      }),
    async verify({ remote, version, files }) {
      const damaged: string[] = [];
      for (const file of files)
        if (!(await isGood(join(root, remote, version, file.path), file))) damaged.push(file.path);
      return damaged;
    },
    async read({ remote, version }, file) {
      const bytes = await readFile(join(root, remote, version, file.path)).catch(() => null);
      return bytes && isWhole(bytes, file) ? bytes : null;
    },
    async remove(remote, version) {
      // Moved in one step, so that a partial release is never visible.
      const removed = join(incoming, `${randomUUID()}.removed`);
      await rename(join(root, remote, version), removed).catch(ignoreMissing);
      await rm(removed, { recursive: true, force: true });
    },
  };
}

async function isGood(location: string, file: ReleaseFile): Promise<boolean> {
  const plain = await readFile(location).catch(() => null);
  if (!plain || !isWhole(plain, file)) return false;
  if (file.compressed === undefined) return true;
  const small = await readFile(`${location}.br`).catch(() => null);
  return small !== null && isWholeCompressed(small, file);
}

async function removeStale(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const { mtimeMs } = await stat(join(incoming, name));
    if (Date.now() - mtimeMs > STALE_MS) await rm(join(incoming, name), { recursive: true, force: true });
  }
}

async function receive(
  root: string,
  incoming: string,
  { write, makeFolder }: Disk,
): Promise<IncomingRelease> {
  const folder = join(incoming, randomUUID());
  await makeFolder(folder);
  const folders = new Set([folder]);
  /** By content: the file that holds it, once it is written. */
  const written = new Map<string, Promise<StoredFile>>();
  const writeNew = async (target: string, path: string, bytes: Buffer): Promise<StoredFile> => {
    await write(target, bytes);
    const small = await compressed(path, bytes);
    if (small) await write(`${target}.br`, small);
    return { target, small: small && small.length };
  };
  return {
    async write(file, bytes) {
      const target = join(folder, file.path);
      await makeFolder(dirname(target));
      for (let parent = dirname(target); parent !== folder; parent = dirname(parent)) folders.add(parent);
      const { path, size, integrity } = file;
      const content = contentOf(file);
      const same = written.get(content);
      const stored = same ? same.then((first) => linkTo(first, target)) : writeNew(target, path, bytes);
      if (!same) written.set(content, stored);
      const { small } = await stored;
      return { path, size, integrity, ...(small === null ? {} : { compressed: small }) };
    },
    async finish(record, confirm) {
      await write(join(folder, RECORD_FILE), JSON.stringify(record));
      for (const each of folders) await sync(each);
      const parent = join(root, record.remote);
      await makeFolder(parent);
      const target = join(parent, record.version);
      // A folder without a row in the database is left by a crash; no page ever used it.
      const orphan = `${folder}.orphan`;
      await confirm?.();
      await rename(target, orphan).catch(ignoreMissing);
      await rename(folder, target);
      await sync(parent);
      await rm(orphan, { recursive: true, force: true });
    },
    discard: () => rm(folder, { recursive: true, force: true }).catch(() => undefined),
  };
}

interface StoredFile {
  target: string;
  /** Size after brotli; null: no brotli copy is stored. */
  small: number | null;
}

/** Stores equal files of a release once, as hard links. */
async function linkTo({ target: first, small }: StoredFile, target: string): Promise<StoredFile> {
  await link(first, target);
  if (small !== null) await link(`${first}.br`, `${target}.br`);
  return { target, small };
}

/** A renamed file survives a power loss only once its folder is flushed too. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
