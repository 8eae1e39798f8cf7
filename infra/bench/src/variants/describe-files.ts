import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';

/** The names of a folder's files; of one that is not there, none. */
export const filesIn = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** A folder's files as a release names them. */
export async function describeFiles(directory: string): Promise<ReleaseFile[]> {
  return Promise.all(
    (await filesIn(directory)).sort().map(async (path) => ({
      path,
      size: (await stat(join(directory, path))).size,
      integrity: integrityOf(await readFile(join(directory, path))),
    })),
  );
}
