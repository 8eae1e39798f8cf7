import type { ChannelState } from '@souk/contracts';
import { liveOf } from './live-of.ts';

export const isNewer = (state: ChannelState, than: ChannelState): boolean =>
  state.epoch !== than.epoch || state.revision > than.revision;

/** What a decision about a remote was based on, as one comparable text. */
function basis(state: ChannelState, remote: string): string {
  const live = liveOf(state, remote);
  const held = state.quarantined
    .filter((it) => it.remote === remote)
    .map(({ version, killed }) => [version, killed]);
  return JSON.stringify([state.epoch, live?.stable, live?.canary, live?.fallback, live?.action, held]);
}

/** Whether a remote is in both states as it was: a change of another remote is no reason to decide again. */
export const isUntouched = (remote: string, before: ChannelState, now: ChannelState): boolean =>
  basis(before, remote) === basis(now, remote);
