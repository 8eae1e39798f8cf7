import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANIFEST = 'manifest.json';

/** The pictures of a folder that were drawn, as names and hashes; empty where nothing was. */
export async function readManifest(folder: string): Promise<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, hash]) => [name, String(hash)]));
  } catch {
    return {};
  }
}

/** Replaces the manifest at once, so that a process that is killed leaves the previous one. */
export async function writeManifest(folder: string, manifest: Record<string, string>): Promise<void> {
  const file = join(folder, MANIFEST);
  await writeFile(`${file}.new`, JSON.stringify(manifest));
  await rename(`${file}.new`, file);
}
