import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';

/**
 * The folder of a built release: the folder itself if it contains one, else a new build of the remote in it.
 * @throws Error that names the missing folder, or with the compiler's errors.
 */
export async function builtRelease(
  folder: string,
  version: string | undefined,
  log: (line: string) => void = console.log,
): Promise<string> {
  if (!existsSync(folder))
    throw new Error(
      `The folder ${folder} does not exist. Name the folder of a remote, such as remotes/food.`,
    );
  if (existsSync(join(folder, RECORD_FILE))) return folder;
  // Imported on demand: the bundler takes longer to load than any other command to run.
  const { buildRelease } = await import('@souk/tooling');
  const { directory, built, record } = await buildRelease({ directory: folder, version });
  if (built) log(`Built ${record.remote} ${record.version}.`);
  return directory;
}
