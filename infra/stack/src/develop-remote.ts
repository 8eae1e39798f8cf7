import { join } from 'node:path';
import { HOST_NAME } from '@souk/contracts';
import { type DevelopmentServer, startDevelopmentServer } from '@souk/tooling';
import { workingTrees } from './builds.ts';
import { Problem } from './problem.ts';
import { ROOT } from './root.ts';

/** The folder of a remote, or of the host. @throws Problem where the name is not one of them. */
export function findTree(name: string): string {
  const trees = workingTrees();
  const found = trees.find((tree) => tree.name === name);
  if (found) return found.directory;
  throw new Problem(
    `There is no remote named ${name}; there are ${trees.map((tree) => tree.name).join(', ')}.`,
  );
}

/**
 * Serves one remote from its working tree to the storefront at that address, with a host that can take its edits.
 * @throws Problem after what the compiler said, where the host cannot be built
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
      log: say,
    });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}
