import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Older messages are deleted. */
const MAX_MESSAGES = 500;

/**
 * Stores a message as a file, atomically. A repeated message replaces itself; the oldest beyond `MAX_MESSAGES` are deleted.
 * @param extension `.eml`, or `.sms.json`
 */
export async function storeMessage(
  folder: string,
  { id, writtenAt }: { id: string; writtenAt: Date },
  extension: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${writtenAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}${extension}`);
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
  const stored = (await readdir(folder)).filter((name) => /\.(eml|sms\.json)$/.test(name)).sort();
  for (const name of stored.slice(0, -MAX_MESSAGES)) await rm(join(folder, name), { force: true });
}
