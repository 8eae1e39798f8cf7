import { RegistryError, createRegistryClient } from '@souk/release-cli';
import { grantCommand } from '@souk/contracts';
import type { ChannelState } from '@souk/contracts';
import { buildAll, builtFolder, pruneBuilds, type WorkingTree, workingTrees } from './builds.ts';
import { claimsOfTree, grantFirstRemotes } from './first-grants.ts';
import type { RegistryAccess } from './home.ts';

const isNotGranted = (error: unknown): boolean =>
  error instanceof RegistryError &&
  error.findings.length > 0 &&
  error.findings.every(({ code }) => code === 'not-granted');

const DEVELOPMENT = /^1\.0\.0-dev\./;

/**
 * Whether a start activates a working tree's release. An edit, and reverting it, take effect; an operator's later
 * decisions stay: their release remains live, and a release that they rolled back remains inactive.
 */
export function isActivated(tree: WorkingTree, isNew: boolean, state: ChannelState): boolean {
  const live = state.remotes[tree.name]?.stable;
  if (live === tree.version) return false;
  if (isNew || live === undefined) return true;
  const quarantined = state.quarantined.some(
    ({ remote, version }) => remote === tree.name && version === tree.version,
  );
  // A quarantined release stays out.
  return live !== null && DEVELOPMENT.test(live) && !quarantined;
}

/**
 * Builds, publishes and activates the working trees that changed since the registry last saw them; otherwise it does
 * nothing.
 * @param excluded names of trees to skip
 * @throws Problem that names the failed builds; nothing is activated then.
 */
export async function releaseWorkingTrees(
  access: Pick<RegistryAccess, 'url' | 'token'>,
  say: (detail: string) => void,
  stop: AbortSignal,
  excluded: readonly string[] = [],
): Promise<void> {
  const registry = createRegistryClient(access);
  const trees = workingTrees().filter(({ name }) => !excluded.includes(name));
  const published = await Promise.all(
    trees.map(async ({ name, version }) => (await registry.release(name, version)) !== null),
  );
  const fresh = trees.filter((_, at) => !published[at]);
  await buildAll(fresh, say, stop);
  for (const tree of fresh) {
    say(`publishing ${tree.name}`);
    await registry.publish(builtFolder(tree));
    pruneBuilds(tree);
  }
  const state = await registry.state();
  if (state.revision === 0) await grantFirstRemotes(registry);
  // The host comes first: a remote is accepted only where the live host meets its requirements.
  const changed = trees.filter((tree) => isActivated(tree, fresh.includes(tree), state));
  const [live, notGranted]: [string[], string[]] = [[], []];
  for (const { name, version, directory } of changed)
    try {
      await registry.activate({ remote: name, version, holdback: 0 });
      live.push(name);
    } catch (error) {
      // A remote that was added to the working tree needs an administrator's grant; the others do not wait for it.
      if (!isNotGranted(error)) throw error;
      notGranted.push(grantCommand(name, await claimsOfTree(directory)));
    }
  const summary = live.length === 0 ? 'nothing changed' : `live: ${live.join(', ')}`;
  say([summary, ...notGranted.map((command) => `to go live, run: npx --no ${command}`)].join('; '));
}
