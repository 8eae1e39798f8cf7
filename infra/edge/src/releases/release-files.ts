import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';

export interface FoundFile extends ReleaseFile {
  /** The file itself; where `compressed` is set, brotli stands beside it under the same name and `.br`. */
  location: string;
}

/** The files that releases name of themselves; there are no others. */
export interface ReleaseFiles {
  find(remote: string, version: string, path: string): Promise<FoundFile | null>;
  list(remote: string, version: string): Promise<readonly ReleaseFile[]>;
}

/** Releases never change, so what was read of one holds; this many are remembered. */
const REMEMBERED = 500;

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[0-9][0-9A-Za-z.-]{0,99}$/;

export function createReleaseFiles(storeDir: string): ReleaseFiles {
  const root = resolve(storeDir);
  const known = new Map<string, Map<string, ReleaseFile>>();

  const filesOf = async (remote: string, version: string): Promise<Map<string, ReleaseFile>> => {
    if (!NAME.test(remote) || !VERSION.test(version)) return new Map();
    const folder = join(remote, version);
    const held = known.get(folder);
    if (held) return held;
    const record = await readRecord(join(root, folder, RECORD_FILE));
    if (!record) return new Map();
    const files = new Map(record.files.map((file) => [file.path, file]));
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(folder, files);
    return files;
  };

  return {
    async find(remote, version, path) {
      const file = (await filesOf(remote, version)).get(path);
      if (!file) return null;
      const folder = join(root, remote, version);
      const location = join(folder, file.path);
      // The registry refuses such a record; a store that somebody else wrote to might hold one.
      return location.startsWith(folder + sep) ? { ...file, location } : null;
    },
    list: async (remote, version) => [...(await filesOf(remote, version)).values()],
  };
}

async function readRecord(file: string): Promise<ReleaseRecord | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ReleaseRecord; // Written by the registry, which checked it.
  } catch {
    return null;
  }
}
