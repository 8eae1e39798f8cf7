import { open, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { isReleaseName, remember, type ReleaseFiles } from './release-files.ts';

/** Releases in a folder that the registry writes to. */
export function createFolderFiles(storeDir: string): ReleaseFiles {
  const root = resolve(storeDir);
  const known = new Map<string, Map<string, ReleaseFile>>();

  const filesOf = async (remote: string, version: string): Promise<Map<string, ReleaseFile>> => {
    if (!isReleaseName(remote, version)) return new Map();
    const folder = join(remote, version);
    const held = known.get(folder);
    if (held) return held;
    const record = await readRecord(join(root, folder, RECORD_FILE));
    if (!record) return new Map();
    const files = new Map(record.files.map((file) => [file.path, file]));
    remember(known, folder, files);
    return files;
  };

  return {
    async find(remote, version, path) {
      const file = (await filesOf(remote, version)).get(path);
      return file ? { ...file, remote, version } : null;
    },
    async open({ remote, version, path, size, compressed }, brotli) {
      const folder = join(root, remote, version);
      const location = join(folder, path);
      // The registry refuses such a record; a store that somebody else wrote to might hold one.
      if (!location.startsWith(folder + sep)) return null;
      const handle = await open(brotli ? `${location}.br` : location).catch(() => null);
      return handle && { size: brotli ? (compressed ?? size) : size, content: handle.createReadStream() };
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
