import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelChange, ChannelState } from '@souk/contracts';
import { planSet, versionsOfSet } from '@souk/contracts/channel-changes';
import type { ChannelStep, Observation } from '@souk/contracts/channel-changes';
import { Problem } from '@souk/http-server';
import type { Pool, PoolClient } from 'pg';
import { damagedFiles } from '../gate/damaged-files.ts';
import type { FileChecker } from '../gate/damaged-files.ts';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import type { Queryable } from '../queryable.ts';
import { changeChannel } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readChannelState } from './channel-state.ts';
import { readSettings } from './remote-settings.ts';

export interface SetPromotion extends ChangeRequest {
  /** The channel that the set was tested in. */
  from: string;
  /** Default: every remote that is live there. */
  remotes?: readonly string[] | undefined;
  /** Percent of visitors who stay on each old release during the observation; default: each remote's settings. */
  holdback?: number | undefined;
  /** Called for every remote that would change. */
  requireRight(remote: string): void;
}

type DamagedOf = ReadonlyMap<string, DamagedFiles>;

/**
 * Activates the stable releases of one channel in another, all of them or none.
 * @param store reads the files of what would change, once it is known that the caller may change it
 * @throws Problem
 */
export async function promoteSet(
  pool: Pool,
  store: FileChecker,
  request: SetPromotion,
): Promise<ChannelChange> {
  const source = await readChannelState(pool, request.from);
  const planned = await planAllowed(pool, await readChannelState(pool, request.channel), source, request);
  const damagedOf = new Map<string, DamagedFiles>();
  for (const step of planned)
    damagedOf.set(step.remote, await damagedFiles(pool, store, step.remote, [versionOf(step)]));
  return changeChannel(pool, request, async (client, state) => {
    requireUnchanged(source, await readChannelState(client, request.from));
    const steps = await planAllowed(client, state, source, request);
    await requireGoodSet(client, state, steps, damagedOf);
    return steps;
  });
}

/** The steps of a promotion. @throws Problem where the set is not live in its source, or a right is missing */
async function planAllowed(
  database: Queryable,
  state: ChannelState,
  source: ChannelState,
  request: SetPromotion,
): Promise<ChannelStep[]> {
  const versions = versionsOfSet(source, request.remotes);
  const missing = request.remotes?.find((name) => !versions.has(name));
  if (versions.size === 0 || missing !== undefined)
    throw new Problem(
      404,
      'not-live',
      missing === undefined
        ? `No remote is live in ${source.channel}. Check the name of the channel, or activate releases there first.`
        : `${missing} is not live in ${source.channel}. Activate it there first, or leave it out.`,
    );
  const observations = new Map<string, Observation>();
  for (const remote of versions.keys()) {
    const settings = await readSettings(database, request.channel, remote);
    observations.set(remote, { ...settings, holdback: request.holdback ?? settings.holdback });
  }
  const steps = planSet(state, versions, (remote) => observations.get(remote) ?? DEFAULT_SETTINGS);
  for (const { remote } of steps) request.requireRight(remote);
  return steps;
}

/** What was killed or rolled back in the source while files were read must not go live. @throws Problem 409 */
function requireUnchanged(before: ChannelState, now: ChannelState): void {
  if (before.revision === now.revision) return;
  // Another code than that of a stale revision, whose state is of the channel to change.
  throw new Problem(
    409,
    'source-changed',
    `${now.channel} changed while the files of its releases were checked, and is now at revision ${now.revision}. Review what changed, then try again.`,
  );
}

/** @throws Problem, with a hint if the set would fit without a holdback. */
async function requireGoodSet(
  client: PoolClient,
  state: ChannelState,
  steps: readonly ChannelStep[],
  damagedOf: DamagedOf,
): Promise<void> {
  try {
    await requireAll(client, state, steps, damagedOf);
  } catch (error) {
    if (!(error instanceof Problem) || steps.every(({ canary }) => !canary)) throw error;
    const atOnce = steps.map((step) => ({ ...step, stable: versionOf(step), canary: null }));
    const fits = await requireAll(client, state, atOnce, damagedOf).then(
      () => true,
      () => false,
    );
    if (!fits) throw error;
    const { status, code, message, details } = error;
    const hint =
      'The releases are compatible with each other: with a holdback of 0 the set can be promoted as a whole.';
    throw new Problem(status, code, `${message} ${hint}`, details);
  }
}

/** Each is judged against the channel after the whole set: visitors draw each remote independently. */
async function requireAll(
  client: PoolClient,
  state: ChannelState,
  steps: readonly ChannelStep[],
  damagedOf: DamagedOf,
): Promise<void> {
  const after = resulting(state, steps);
  for (const step of steps)
    await requireGoodRelease(
      client,
      after,
      step.remote,
      versionOf(step),
      damagedOf.get(step.remote) ?? new Map(),
    );
}

const versionOf = ({ stable, canary }: ChannelStep) => canary?.version ?? stable ?? '';

function resulting(state: ChannelState, steps: readonly ChannelStep[]): ChannelState {
  const remotes = { ...state.remotes };
  for (const { remote, stable, canary } of steps) {
    const before = remotes[remote];
    remotes[remote] = {
      fallback: null,
      revision: state.revision,
      action: 'activate',
      reason: null,
      actor: '',
      changedAt: '',
      ...before,
      stable,
      canary: canary && { ...canary, rollout: null },
    };
  }
  return { ...state, remotes };
}
