import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { constants, brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(js|mjs|css|json|svg|html|txt|webmanifest|geojson)$/;

/** After this long an unfinished upload belongs to a process that is gone. */
const STALE_MS = 60 * 60 * 1000;

/** A release on its way into the store: nobody sees it before `finish`. */
export interface IncomingRelease {
  write(file: ReleaseFile, bytes: Buffer): Promise<ReleaseFile>;
  finish(record: ReleaseRecord): Promise<void>;
  discard(): Promise<void>;
}

export interface ReleaseStore {
  /** Whether the files are there: a database may outlive the folder. */
  holds(remote: string, version: string): Promise<boolean>;
  receive(): Promise<IncomingRelease>;
}

/** The folder store: `<directory>/<remote>/<version>/`, with brotli beside each file that gains by it. */
export async function openReleaseStore(directory: string): Promise<ReleaseStore> {
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
    receive: () => receive(root, incoming),
  };
}

async function removeStale(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const { mtimeMs } = await stat(join(incoming, name));
    if (Date.now() - mtimeMs > STALE_MS) await rm(join(incoming, name), { recursive: true, force: true });
  }
}

async function receive(root: string, incoming: string): Promise<IncomingRelease> {
  const folder = join(incoming, randomUUID());
  await mkdir(folder);
  const folders = new Set([folder]);
  return {
    async write(file, bytes) {
      const target = join(folder, file.path);
      await mkdir(dirname(target), { recursive: true });
      for (let parent = dirname(target); parent !== folder; parent = dirname(parent)) folders.add(parent);
      await writeFile(target, bytes, { flag: 'wx', flush: true });
      const { path, size, integrity } = file;
      const small = await compressed(path, bytes);
      if (!small) return { path, size, integrity };
      await writeFile(`${target}.br`, small, { flag: 'wx', flush: true });
      return { path, size, integrity, compressed: small.length };
    },
    async finish(record) {
      await writeFile(join(folder, RECORD_FILE), JSON.stringify(record), { flag: 'wx', flush: true });
      for (const each of folders) await sync(each);
      const parent = join(root, record.remote);
      await mkdir(parent, { recursive: true });
      const target = join(parent, record.version);
      // A folder without a row in the database is what a crash left between the two; no page was ever told of it.
      const orphan = `${folder}.orphan`;
      await rename(target, orphan).catch(ignoreMissing);
      await rename(folder, target);
      await sync(parent);
      await rm(orphan, { recursive: true, force: true });
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function compressed(path: string, bytes: Buffer): Promise<Buffer | null> {
  if (!COMPRESSIBLE.test(path)) return null;
  const small = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return small.length < bytes.length ? small : null;
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
