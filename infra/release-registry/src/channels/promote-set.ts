import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelChange, ChannelState } from '@souk/contracts';
import { planSet, versionsOfSet } from '@souk/contracts/channel-changes';
import type { ChannelStep, Observation } from '@souk/contracts/channel-changes';
import { Problem } from '@souk/http-server';
import type { Pool, PoolClient } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { changeChannel } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readSettings } from './remote-settings.ts';

export interface SetPromotion extends ChangeRequest {
  /** The channel that the set was tested in, as it was when the set's files were checked. */
  source: ChannelState;
  /** Default: every remote that is live there. */
  remotes?: readonly string[] | undefined;
  /** Percent of visitors who stay on each old release during the observation; default: each remote's settings. */
  holdback?: number | undefined;
  /** Called for every remote that would change. */
  requireRight(remote: string): void;
}

type DamagedOf = ReadonlyMap<string, DamagedFiles>;

/** Activates the stable releases of one channel in another, all of them or none. @throws Problem */
export function promoteSet(pool: Pool, request: SetPromotion, damagedOf: DamagedOf): Promise<ChannelChange> {
  return changeChannel(pool, request, async (client, state) => {
    const { source } = request;
    const versions = versionsOfSet(source, request.remotes);
    const missing = request.remotes?.find((name) => !versions.has(name));
    if (versions.size === 0 || missing !== undefined)
      throw new Problem(
        404,
        'not-live',
        missing === undefined
          ? `No remote is live in ${source.channel}.`
          : `${missing} is not live in ${source.channel}.`,
      );
    const observations = new Map<string, Observation>();
    for (const remote of versions.keys()) {
      const settings = await readSettings(client, request.channel, remote);
      observations.set(remote, { ...settings, holdback: request.holdback ?? settings.holdback });
    }
    const steps = planSet(state, versions, (remote) => observations.get(remote) ?? DEFAULT_SETTINGS);
    for (const { remote } of steps) request.requireRight(remote);
    await requireGoodSet(client, state, steps, damagedOf);
    return steps;
  });
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
