import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedFileError } from './damaged-file.ts';

export interface DiskCache {
  /**
   * The bytes under a name: from disk, or fetched. What `isGood` rejects is neither stored nor returned.
   * @returns null where there are none.
   * @throws DamagedFileError where none are good.
   */
  take(
    name: string,
    isGood: (bytes: Buffer) => Promise<boolean>,
    fetch: () => Promise<Buffer | null>,
  ): Promise<Buffer | null>;
  /** What belongs to something that was asked for stays as long as that. */
  touch(name: string): void;
  forget(name: string): Promise<void>;
}

interface Entry {
  size: number;
  /** SHA-256 of what was found to be good; null until then. */
  digest: string | null;
}

const UNFINISHED = '.unfinished';

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A folder that holds at most `limit` bytes; the least recently used is removed first. */
export async function openDiskCache(folder: string, limit: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  /** The longest unused first. */
  const entries = await readEntries(folder);
  const fetching = new Map<string, Promise<Buffer | null>>();
  let total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);

  async function forget(name: string): Promise<void> {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    total -= entry.size;
    await rm(join(folder, name), { force: true });
  }

  function touch(name: string): void {
    const entry = entries.get(name);
    if (entry && entries.delete(name)) entries.set(name, entry);
  }

  async function shrink(): Promise<void> {
    for (const name of [...entries.keys()]) {
      if (total <= limit) return;
      await forget(name);
    }
  }

  async function fromDisk(name: string, isGood: (bytes: Buffer) => Promise<boolean>): Promise<Buffer | null> {
    const entry = entries.get(name);
    if (!entry) return null;
    const bytes = await readFile(join(folder, name)).catch(() => null);
    // Files on disk can be damaged or edited: a file is hashed before its first use, and its metadata compared every time.
    const good = bytes && (entry.digest ? digestOf(bytes) === entry.digest : await isGood(bytes));
    if (!good) {
      await forget(name);
      return null;
    }
    entry.digest ??= digestOf(bytes);
    touch(name);
    return bytes;
  }

  async function keep(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    } catch {
      // A full disk keeps nothing, and the bytes are served none the less.
      return rm(unfinished, { force: true });
    }
    total += bytes.length - (entries.get(name)?.size ?? 0);
    entries.delete(name);
    entries.set(name, { size: bytes.length, digest: digestOf(bytes) });
    await shrink();
  }

  return {
    async take(name, isGood, fetch) {
      const held = await fromDisk(name, isGood);
      if (held) return held;
      const running = fetching.get(name);
      if (running) return running;
      const started = (async () => {
        const bytes = await fetch();
        if (!bytes) return null;
        if (!(await isGood(bytes)))
          throw new DamagedFileError(`The fetched bytes of ${name} differ from the published ones`);
        await keep(name, bytes);
        return bytes;
      })().finally(() => fetching.delete(name));
      fetching.set(name, started);
      return started;
    },
    touch,
    forget,
  };
}

async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const found: { name: string; size: number; age: number }[] = [];
  for (const name of await readdir(folder)) {
    if (name.endsWith(UNFINISHED)) {
      await rm(join(folder, name), { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(join(folder, name));
    found.push({ name, size, age: mtimeMs });
  }
  return new Map(found.sort((a, b) => a.age - b.age).map(({ name, size }) => [name, { size, digest: null }]));
}
