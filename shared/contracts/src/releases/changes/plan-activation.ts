import { ownValue } from '../../own-value.ts';
import type { ChannelState } from '../channel.ts';
import type { RemoteSettings } from '../remote-settings.ts';
import type { ChannelStep } from './channel-step.ts';

/** How an activation is observed. */
export type Observation = Pick<RemoteSettings, 'holdback' | 'observationMinutes'>;

/**
 * The step that makes a release live. Where another one is live, a holdback of visitors stays with that one for the observation
 * window, so that the new one's health has something to be compared with. Null if it is live or being activated already.
 */
export function planActivation(
  state: ChannelState,
  remote: string,
  version: string,
  { holdback, observationMinutes }: Observation,
): ChannelStep | null {
  const live = ownValue(state.remotes, remote);
  const atOnce: ChannelStep = { remote, action: 'activate', stable: version, canary: null };
  if (live?.stable === version) return live.canary ? atOnce : null;
  // With a canary of a first release too, there is no earlier release for a holdback.
  if (!live || live.stable === null || holdback === 0) return atOnce;
  if (live.canary?.version === version && live.canary.kind === 'activation') return null;
  // While another activation is observed, most visitors run that one: it is what the next is compared with.
  const before = live.canary?.kind === 'activation' ? live.canary.version : live.stable;
  // Visitors who already have the candidate are not moved back.
  const now = live.canary?.version === version ? live.canary.share : 0;
  const share = Math.max(now, 100 - holdback);
  return {
    ...atOnce,
    stable: before,
    canary: { version, share, kind: 'activation' },
    steps: [{ share, minutes: observationMinutes }],
  };
}
