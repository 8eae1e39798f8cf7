import { createRegistryClient } from '@souk/release-cli';
import type { ChannelState } from '@souk/contracts';
import { buildAll, builtFolder, pruneBuilds, type WorkingTree, workingTrees } from './builds.ts';
import { activateInOrder } from './activate-in-order.ts';
import { grantFirstRemotes } from './first-grants.ts';
import type { RegistryAccess } from './home.ts';

const DEVELOPMENT = /^1\.0\.0-dev\./;

const isQuarantined = ({ name, version }: WorkingTree, state: ChannelState): boolean =>
  state.quarantined.some((held) => held.remote === name && held.version === version);

/** Whether this remote was never released: a start releases its working tree then. */
const isFirstRelease = ({ name }: WorkingTree, state: ChannelState): boolean =>
  state.remotes[name] === undefined;

/** Whether a working tree differs from its live release, which a start made; a release of an operator is their own affair. */
export function isEdited(tree: WorkingTree, state: ChannelState): boolean {
  const live = state.remotes[tree.name]?.stable ?? null;
  return live !== null && live !== tree.version && DEVELOPMENT.test(live) && !isQuarantined(tree, state);
}

/**
 * Whether a start activates a working tree's release: the first release of a remote, and edits where that was requested. An
 * operator's later decisions stay: their release remains live, and a release that they rolled back remains inactive.
 */
export function isActivated(
  tree: WorkingTree,
  isNew: boolean,
  state: ChannelState,
  activateEdits: boolean,
): boolean {
  if (isFirstRelease(tree, state)) return true;
  if (!activateEdits || state.remotes[tree.name]?.stable === tree.version) return false;
  return isNew || isEdited(tree, state);
}

export interface ReleasedTrees {
  /** Names of remotes whose working tree differs from their live release, which a start made. */
  edited: string[];
  /** The commands with which an administrator lets new remotes go live. */
  grants: string[];
}

interface Options {
  stop: AbortSignal;
  /** Names of trees to skip. */
  excluded?: readonly string[];
  /** Makes edits live too, not just first releases. */
  activateEdits?: boolean;
}

/**
 * Builds, publishes and activates the working trees that have no release yet, and with `activateEdits` those that changed;
 * otherwise it does nothing.
 * @throws UserError that names the failed builds; nothing is activated then.
 */
export async function releaseWorkingTrees(
  access: Pick<RegistryAccess, 'url' | 'token'>,
  say: (detail: string) => void,
  { stop, excluded = [], activateEdits = false }: Options,
): Promise<ReleasedTrees> {
  const registry = createRegistryClient(access);
  const state = await registry.state();
  const trees = workingTrees().filter(({ name }) => !excluded.includes(name));
  const wanted = trees.filter((tree) => activateEdits || isFirstRelease(tree, state));
  const published = await Promise.all(
    wanted.map(async ({ name, version }) => (await registry.release(name, version)) !== null),
  );
  const fresh = wanted.filter((_, at) => !published[at]);
  await buildAll(fresh, say, stop);
  for (const tree of fresh) {
    say(`publishing ${tree.name}`);
    await registry.publish(builtFolder(tree));
    pruneBuilds(tree);
  }
  if (state.revision === 0) await grantFirstRemotes(registry, state.channel);
  const changed = wanted.filter((tree) => isActivated(tree, fresh.includes(tree), state, activateEdits));
  const { live, grants } = await activateInOrder(registry, changed);
  const edited = trees.filter((tree) => !changed.includes(tree) && isEdited(tree, state));
  say(live.length === 0 ? 'nothing changed' : `live: ${live.join(', ')}`);
  return { edited: edited.map(({ name }) => name), grants };
}
