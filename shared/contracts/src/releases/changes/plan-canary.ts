import { ownValue } from '../../own-value.ts';
import type { ChannelState, LiveRelease } from '../channel.ts';
import type { RolloutStep } from '../rollout.ts';
import type { ChannelStep } from './channel-step.ts';

/** Why a canary cannot start: the release is live for everybody, another candidate is running, or its share would shrink. */
export type CanaryRefusal =
  | { code: 'already-live' }
  | { code: 'another-candidate'; running: NonNullable<LiveRelease['canary']> }
  | { code: 'moves-back'; from: number; to: number };

/** Why a canary cannot start; null if it can. */
export function canaryRefusal(
  live: LiveRelease | undefined,
  version: string,
  steps: readonly RolloutStep[],
): CanaryRefusal | null {
  if (version === live?.stable) return { code: 'already-live' };
  const running = live?.canary ?? null;
  if (running && running.version !== version) return { code: 'another-candidate', running };
  let from = running?.share ?? 0;
  for (const { share: to } of steps) {
    if (to < from) return { code: 'moves-back', from, to };
    from = to;
  }
  return null;
}

/**
 * The step that gives a release to a first share of visitors. The first release of a remote can start as a canary as well; the
 * other visitors then get no release of it.
 */
export function planCanary(
  state: ChannelState,
  remote: string,
  version: string,
  steps: readonly RolloutStep[],
): ChannelStep {
  const share = steps[0]?.share ?? 0;
  return {
    remote,
    action: 'canary',
    stable: ownValue(state.remotes, remote)?.stable ?? null,
    canary: { version, share, kind: 'canary' },
    steps: [...steps],
    version,
  };
}
