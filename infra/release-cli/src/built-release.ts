import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE } from '@souk/contracts';

/**
 * The folder of a built release: the folder itself where it holds one, else what is built of the remote in it.
 * @throws Error with a sentence where there is neither, or with what the compiler said.
 */
export async function builtRelease(
  folder: string,
  version: string | undefined,
  say: (line: string) => void = console.log,
): Promise<string> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (existsSync(join(folder, RECORD_FILE))) return folder;
  // Only here: the bundler takes longer to load than every other command takes to run.
  const { buildRelease } = await import('@souk/tooling');
  const { directory, built, record } = await buildRelease({ directory: folder, version });
  if (built) say(`Built ${record.remote} ${record.version}.`);
  return directory;
}
