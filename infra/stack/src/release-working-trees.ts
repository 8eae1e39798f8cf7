import { RegistryError, createRegistryClient } from '@souk/release-cli';
import { grantCommand } from '@souk/contracts';
import type { ChannelState } from '@souk/contracts';
import { buildAll, builtFolder, pruneBuilds, type WorkingTree, workingTrees } from './builds.ts';
import { claimsOfTree, grantFirstRemotes } from './first-grants.ts';
import type { RegistryAccess } from './home.ts';
import { UserError } from './user-error.ts';

const isNotGranted = (error: unknown): boolean =>
  error instanceof RegistryError &&
  error.findings.length > 0 &&
  error.findings.every(({ code }) => code === 'not-granted');

const isRefused = (error: unknown): error is RegistryError =>
  error instanceof RegistryError && error.findings.length > 0;

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

/**
 * Activates releases in an order that the gate accepts. The host comes first, since most remotes are accepted only where the live
 * host meets their requirements; a host that requires something of the remotes comes after them.
 * @throws UserError with the gate's findings where no order is accepted
 */
async function activateAll(
  registry: ReturnType<typeof createRegistryClient>,
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

export interface ReleasedTrees {
  /** Names of remotes whose working tree differs from their live release. */
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
  const { live, grants } = await activateAll(registry, changed);
  const edited = trees.filter((tree) => !changed.includes(tree) && isEdited(tree, state));
  say(live.length === 0 ? 'nothing changed' : `live: ${live.join(', ')}`);
  return { edited: edited.map(({ name }) => name), grants };
}
