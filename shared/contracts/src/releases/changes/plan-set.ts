import { HOST_NAME } from '../release.ts';
import type { ChannelState } from '../channel.ts';
import type { ChannelStep } from './channel-step.ts';
import { planActivation } from './plan-activation.ts';
import type { Observation } from './plan-activation.ts';

/**
 * The releases that promoting a set activates, by remote: every stable one of its channel, or those of the named remotes. A
 * named remote that is not live there has none.
 */
export function versionsOfSet(source: ChannelState, remotes?: readonly string[]): Map<string, string> {
  const live = Object.entries(source.remotes).flatMap(([remote, { stable }]) =>
    stable !== null && (remotes?.includes(remote) ?? true) ? [[remote, stable] as const] : [],
  );
  return new Map(live);
}

/** The steps that activate the releases of a set: the host first, as remotes render inside it. What is live takes none. */
export function planSet(
  state: ChannelState,
  versions: ReadonlyMap<string, string>,
  observationOf: (remote: string) => Observation,
): ChannelStep[] {
  const steps = [...versions].flatMap(
    ([remote, version]) => planActivation(state, remote, version, observationOf(remote)) ?? [],
  );
  return steps.sort((a, b) => Number(b.remote === HOST_NAME) - Number(a.remote === HOST_NAME));
}
