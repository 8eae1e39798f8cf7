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
 * Whether a start puts a working tree's release in force. An edit, and the way back from one, take effect; what an operator
 * decided since then stands: a release of theirs stays live, and one that was rolled back from stays out.
 */
export function takesOver(tree: WorkingTree, isNew: boolean, state: ChannelState): boolean {
  const live = state.remotes[tree.name]?.stable;
  if (live === tree.version) return false;
  if (isNew || live === undefined) return true;
  const quarantined = state.quarantined.some(
    ({ remote, version }) => remote === tree.name && version === tree.version,
  );
  // What was taken out stays out.
  return live !== null && DEVELOPMENT.test(live) && !quarantined;
}

/**
 * Builds, publishes and activates what changed in the working tree since the registry last saw it; nothing changed is
 * nothing done.
 * @param besides names of those that are left as they are
 * @throws Problem that names the builds that failed; nothing is activated then.
 */
export async function releaseWorkingTrees(
  access: Pick<RegistryAccess, 'url' | 'token'>,
  say: (detail: string) => void,
  stop: AbortSignal,
  besides: readonly string[] = [],
): Promise<void> {
  const registry = createRegistryClient(access);
  const trees = workingTrees().filter(({ name }) => !besides.includes(name));
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
  // The host is the first of them: a remote is only taken where the live host meets what it needs.
  const changed = trees.filter((tree) => takesOver(tree, fresh.includes(tree), state));
  const [live, notGranted]: [string[], string[]] = [[], []];
  for (const { name, version, directory } of changed)
    try {
      await registry.activate({ remote: name, version, holdback: 0 });
      live.push(name);
    } catch (error) {
      // A remote that was added to the working tree waits for an administrator; the others do not.
      if (!isNotGranted(error)) throw error;
      notGranted.push(grantCommand(name, await claimsOfTree(directory)));
    }
  const said = live.length === 0 ? 'nothing changed' : `live: ${live.join(', ')}`;
  say([said, ...notGranted.map((command) => `not live before this: npx --no ${command}`)].join('; '));
}
