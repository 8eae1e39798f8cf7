import { HOST_NAME } from '@souk/contracts';
import type { ChannelChange, ChannelState } from '@souk/contracts';
import type { Pool, PoolClient } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { Problem } from '../problem.ts';
import { planActivation } from './activate.ts';
import { changeChannel } from './change-channel.ts';
import type { ChangeRequest, Step } from './change-channel.ts';
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

/** Activates the stable releases of one channel in another, all of them or none. @throws Problem */
export function promoteSet(pool: Pool, request: SetPromotion, damagedOf: DamagedOf): Promise<ChannelChange> {
  return changeChannel(pool, request, async (client, state) => {
    const source = await readChannelState(client, request.from);
    const live = new Map(
      Object.entries(source.remotes).flatMap(([name, { stable }]) =>
        stable === null ? [] : [[name, stable]],
      ),
    );
    const names = request.remotes ?? [...live.keys()];
    const missing = names.find((name) => !live.has(name));
    if (names.length === 0 || missing !== undefined)
      throw new Problem(
        404,
        'not-live',
        missing === undefined
          ? `No remote is live in ${request.from}.`
          : `${missing} is not live in ${request.from}.`,
      );
    const steps: Step[] = [];
    for (const remote of names) {
      const version = live.get(remote) ?? '';
      const settings = await readSettings(client, request.channel, remote);
      const step = planActivation(state, remote, version, settings, request.holdback);
      if (step) steps.push(step);
    }
    // The host first, as everywhere: remotes render inside it.
    steps.sort((a, b) => Number(b.remote === HOST_NAME) - Number(a.remote === HOST_NAME));
    for (const { remote } of steps) request.requireRight(remote);
    await requireGoodSet(client, state, steps, damagedOf);
    return steps;
  });
}

/** @throws Problem, with a hint if the set would fit without a holdback. */
async function requireGoodSet(
  client: PoolClient,
  state: ChannelState,
  steps: readonly Step[],
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
    const { status, code, message, more } = error;
    const hint =
      'The releases are compatible with each other: with a holdback of 0 the set can be promoted as a whole.';
    throw new Problem(status, code, `${message} ${hint}`, more);
  }
}

/** Each is judged beside what the whole set makes of the channel: visitors draw each remote by itself. */
async function requireAll(
  client: PoolClient,
  state: ChannelState,
  steps: readonly Step[],
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

const versionOf = ({ stable, canary }: Step) => canary?.version ?? stable ?? '';

function resulting(state: ChannelState, steps: readonly Step[]): ChannelState {
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
