import { access, link, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseFile } from '@souk/contracts';
import { isWhole, isWholeCompressed } from '@souk/contracts/integrity';
import type { IncomingRelease, ReleaseStore } from './release-store.ts';
import { fullDisk } from './store-problems.ts';
import { compressed, contentOf } from './stored-bytes.ts';

/** After this long an unfinished upload belongs to a process that is gone. */
const STALE_MS = 60 * 60 * 1000;

/** What takes room. */
export interface Disk {
  /** Writes a new file, down to the disk. */
  write(path: string, content: string | Buffer): Promise<void>;
  /** Makes a folder and those above it; one that is there stays. */
  makeFolder(path: string): Promise<unknown>;
}

const realDisk: Disk = {
  write: (path, content) => writeFile(path, content, { flag: 'wx', flush: true }),
  makeFolder: (path) => mkdir(path, { recursive: true }),
};

/** The folder store: `<directory>/<remote>/<version>/`, with brotli beside each file that gains by it. */
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
      // Out of sight in one step: nobody sees half a release.
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
  const written = new Map<string, Promise<Kept>>();
  const writeKept = async (target: string, path: string, bytes: Buffer): Promise<Kept> => {
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
      const kept = same ? same.then((first) => linkTo(first, target)) : writeKept(target, path, bytes);
      if (!same) written.set(content, kept);
      const { small } = await kept;
      return { path, size, integrity, ...(small === null ? {} : { compressed: small }) };
    },
    async finish(record, confirm) {
      await write(join(folder, RECORD_FILE), JSON.stringify(record));
      for (const each of folders) await sync(each);
      const parent = join(root, record.remote);
      await makeFolder(parent);
      const target = join(parent, record.version);
      // A folder without a row in the database is what a crash left between the two; no page was ever told of it.
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

interface Kept {
  target: string;
  /** Bytes after brotli; null: it is not kept so. */
  small: number | null;
}

/** Equal files of a release are one on the disk, under several names. */
async function linkTo({ target: first, small }: Kept, target: string): Promise<Kept> {
  await link(first, target);
  if (small !== null) await link(`${first}.br`, `${target}.br`);
  return { target, small };
}

/** A renamed file survives a power cut only once its folder is written too. */
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
