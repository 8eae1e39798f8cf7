import { open, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { createFileCheck } from './checked-files.ts';
import { DamagedFileError } from './damaged-file.ts';
import { createKeptFiles, MAX_KEPT_FILE } from './kept-files.ts';
import { isReleaseName, remember, type ReleaseFiles } from './release-files.ts';

/** Releases in a folder that the registry writes to. */
export function createFolderFiles(storeDir: string): ReleaseFiles {
  const root = resolve(storeDir);
  const known = new Map<string, Map<string, ReleaseFile>>();
  const isPublished = createFileCheck();
  const readKept = createKeptFiles();

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
    async open(file, brotli) {
      const { remote, version, path, size, compressed } = file;
      const folder = join(root, remote, version);
      const location = join(folder, path);
      // The registry refuses such a record; a store that somebody else wrote to might hold one.
      if (!location.startsWith(folder + sep)) return null;
      const stored = brotli ? `${location}.br` : location;
      const bytes = brotli ? (compressed ?? size) : size;
      const refuse = (): never => {
        throw new DamagedFileError(
          `${path} of ${remote} ${version} is damaged: its bytes differ from the published ones`,
        );
      };
      if (bytes <= MAX_KEPT_FILE) {
        const content = await readKept(stored, file, brotli).catch(refuse);
        return content && { size: bytes, content };
      }
      const handle = await open(stored).catch(() => null);
      if (!handle) return null;
      const whole = await isPublished(stored, handle, file, brotli).catch(() => false);
      if (whole) return { size: bytes, content: handle.createReadStream({ start: 0 }) };
      await handle.close();
      return refuse();
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
