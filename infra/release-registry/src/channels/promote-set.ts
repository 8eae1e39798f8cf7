import { HOST_NAME } from '@souk/contracts';
import type { ChannelChange, ChannelState } from '@souk/contracts';
import type { Pool } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { Problem } from '../problem.ts';
import { changeChannel } from './change-channel.ts';
import type { ChangeRequest, Step } from './change-channel.ts';
import { readChannelState } from './channel-state.ts';

export interface SetPromotion extends ChangeRequest {
  /** The channel that the set was tested in. */
  from: string;
  /** Default: all that is live there. */
  remotes?: readonly string[] | undefined;
  /** Asked for every remote that would change. */
  requireRight(remote: string): void;
}

/** Makes the stable releases of one channel those of another, all of them or none. @throws Problem */
export function promoteSet(
  pool: Pool,
  request: SetPromotion,
  damagedOf: ReadonlyMap<string, DamagedFiles>,
): Promise<ChannelChange> {
  return changeChannel(pool, request, async (client, state) => {
    const source = await readChannelState(client, request.from);
    const names = request.remotes ?? Object.keys(source.remotes);
    const missing = names.find((name) => !source.remotes[name]);
    if (names.length === 0 || missing !== undefined)
      throw new Problem(404, 'not-live', `${missing ?? 'Nothing'} is live in ${request.from}.`);
    const wanted = names
      .map((remote): Step => ({
        remote,
        action: 'activate',
        stable: source.remotes[remote]?.stable ?? '',
        canary: null,
      }))
      .filter(
        ({ remote, stable }) => state.remotes[remote]?.stable !== stable || state.remotes[remote]?.canary,
      )
      // The host first, as everywhere: remotes are drawn in it.
      .sort((a, b) => Number(b.remote === HOST_NAME) - Number(a.remote === HOST_NAME));
    for (const { remote } of wanted) request.requireRight(remote);
    // Each is judged beside what the whole set makes of the channel, not beside what it replaces.
    const after = resulting(state, wanted);
    for (const { remote, stable } of wanted)
      await requireGoodRelease(client, after, remote, stable, damagedOf.get(remote) ?? new Map());
    return wanted;
  });
}

function resulting(state: ChannelState, steps: readonly Step[]): ChannelState {
  const remotes = { ...state.remotes };
  for (const { remote, stable } of steps) {
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
      canary: null,
    };
  }
  return { ...state, remotes };
}
