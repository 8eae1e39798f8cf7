import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HOST_NAME, parseRemoteManifest } from '@souk/contracts';
import type { RemoteManifest } from '@souk/contracts';
import { type DevelopmentServer, startDevelopmentServer } from '@souk/tooling';
import { workingTrees } from './builds.ts';
import { findMissingTexts } from './missing-texts.ts';
import { UserError } from './user-error.ts';
import { ROOT } from './root.ts';

/** The folder of a remote, or of the host. @throws UserError for an unknown name. */
export function findTree(name: string): string {
  const trees = workingTrees();
  const found = trees.find((tree) => tree.name === name);
  if (found) return found.directory;
  throw new UserError(
    `There is no remote named ${name}. Choose one of ${trees.map((tree) => tree.name).join(', ')}.`,
  );
}

/** The `remote.json` of a working tree; null for the host, which has none. */
export function readManifest(directory: string): RemoteManifest | null {
  const file = join(directory, 'remote.json');
  return existsSync(file) ? parseRemoteManifest(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Serves one remote from its working tree to the storefront at that address, with a host that supports hot updates.
 * @throws UserError with the compiler's output, where the host cannot be built
 */
export async function developRemote(
  directory: string,
  storefront: string,
  say: (line: string) => void,
): Promise<DevelopmentServer> {
  try {
    return await startDevelopmentServer({
      directory,
      hostDirectory: join(ROOT, HOST_NAME),
      storefront,
      log(line) {
        say(line);
        const wrong = findMissingTexts(directory);
        if (wrong.length > 0) say(`✗ Texts of ${basename(directory)}:\n${wrong.join('\n')}\n`);
      },
    });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
