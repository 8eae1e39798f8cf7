import { HOST_NAME } from '../release.ts';
import type { ChannelAction, LiveRelease } from '../channel.ts';
import type { ChannelStep } from './channel-step.ts';

/** Repeating one of these changes nothing. */
const BACKWARD_ACTIONS: readonly ChannelAction[] = ['rollback', 'kill', 'abort'];

/** Whether a remote is rolled back already: a second press of the button must not take a good release down. */
export const isRolledBack = ({ canary, action }: LiveRelease): boolean =>
  !canary && BACKWARD_ACTIONS.includes(action);

/**
 * Whether going back only ends a candidate: what most visitors had before it is the stable release.
 * @param killed the release that must not stay live in any case
 */
export const keepsStable = ({ stable, canary }: LiveRelease, killed?: string): boolean =>
  canary !== null && stable !== killed;

/**
 * The release that a rollback restores unless another one is named; null if there is none.
 * @param killed the release that must not stay live in any case
 */
export const rollbackTarget = (live: LiveRelease, killed?: string): string | null =>
  keepsStable(live, killed) ? live.stable : live.fallback;

/** Whether going back may leave a remote without a release: never the host, which pages need. */
export const mayBeRemoved = (remote: string, live: LiveRelease, killed?: string): boolean =>
  remote !== HOST_NAME || keepsStable(live, killed);

/** Whether a rollback changes nothing. */
export const isRollbackRepeated = (live: LiveRelease, to: string | undefined): boolean =>
  to === undefined ? isRolledBack(live) : to === live.stable && !live.canary;

/** The step that goes back to a release and quarantines what was live instead; without a target the remote is removed. */
export function planRollback(remote: string, live: LiveRelease, target: string | null): ChannelStep {
  const left = [live.stable, live.canary?.version].filter((version) => typeof version === 'string');
  return {
    remote,
    action: 'rollback',
    stable: target,
    canary: null,
    // The stable release stays good when only its candidate is rolled back.
    quarantine: left.filter((version) => version !== target),
    version: target ?? live.stable ?? live.canary?.version ?? null,
  };
}
