import type { ChannelState, LiveRelease } from '../channel.ts';
import type { ChannelStep } from './channel-step.ts';
import { planRollback, rollbackTarget } from './plan-rollback.ts';

/** Whether a release is killed already. */
export const isKilledIn = (state: ChannelState, remote: string, version: string): boolean =>
  state.quarantined.some((held) => held.remote === remote && held.version === version && held.killed);

/**
 * The step that removes a release from open pages at once, and permanently: a rollback where it is live, and otherwise
 * no page falls back to it.
 * @param target what a killed stable release is replaced with; null: nothing; default: the last good one
 */
export function planKill(
  remote: string,
  live: LiveRelease,
  version: string,
  target = rollbackTarget(live, version),
): ChannelStep {
  const killed = { remote, action: 'kill', kill: true, version, quarantine: [version] } as const;
  const { stable, canary } = live;
  // Visitors of the stable release keep it while a candidate is aborted.
  if (version === canary?.version) return { ...killed, stable, canary: null };
  if (version !== stable) return { ...killed, action: 'quarantine', stable, canary };
  const { quarantine = [] } = planRollback(remote, live, target);
  return { ...killed, stable: target, canary: null, quarantine };
}
