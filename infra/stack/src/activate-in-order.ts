import { grantCommand } from '@souk/contracts';
import { RegistryError } from '@souk/release-cli';
import type { RegistryClient } from '@souk/release-cli';
import type { WorkingTree } from './builds.ts';
import { claimsOfTree } from './first-grants.ts';
import { UserError } from './user-error.ts';

const isRefused = (error: unknown): error is RegistryError =>
  error instanceof RegistryError && error.findings.length > 0;

const isNotGranted = (error: unknown): boolean =>
  isRefused(error) && error.findings.every(({ code }) => code === 'not-granted');

/**
 * Activates releases in an order that the gate accepts. The host comes first, since most remotes are accepted only where the live
 * host meets their requirements; a host that requires something of the remotes comes after them.
 * @throws UserError with the gate's findings where no order is accepted
 */
export async function activateInOrder(
  registry: Pick<RegistryClient, 'activate'>,
  trees: readonly WorkingTree[],
): Promise<{ live: string[]; grants: string[] }> {
  const [live, grants]: [string[], string[]] = [[], []];
  let waiting = trees;
  while (waiting.length > 0) {
    const refused: { tree: WorkingTree; error: RegistryError }[] = [];
    for (const tree of waiting)
      try {
        await registry.activate({ remote: tree.name, version: tree.version, holdback: 0 });
        live.push(tree.name);
      } catch (error) {
        // A remote that was added to the working tree needs an administrator's grant; the others do not wait for it.
        if (isNotGranted(error))
          grants.push(`./${grantCommand(tree.name, await claimsOfTree(tree.directory))}`);
        else if (isRefused(error)) refused.push({ tree, error });
        else throw error;
      }
    if (refused.length === waiting.length)
      throw new UserError(refused.map(({ error }) => error.message).join('\n'));
    waiting = refused.map(({ tree }) => tree);
  }
  return { live, grants };
}
