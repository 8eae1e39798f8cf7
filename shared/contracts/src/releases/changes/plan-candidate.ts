import type { LiveRelease } from '../channel.ts';
import type { ChannelStep } from './channel-step.ts';

type WithCandidate = LiveRelease & { canary: NonNullable<LiveRelease['canary']> };

/** Whether a candidate is running: a canary, or an activation under observation. */
export const hasCandidate = (live: LiveRelease | undefined): live is WithCandidate =>
  live !== undefined && live.canary !== null;

/** The step that makes a candidate live for every visitor. */
export const planPromotion = (remote: string, { canary }: WithCandidate): ChannelStep => ({
  remote,
  action: 'promote',
  stable: canary.version,
  canary: null,
});

/** The step that raises a candidate's share within its rollout. */
export const planGrowth = (
  remote: string,
  { stable, canary: { version, kind } }: WithCandidate,
  share: number,
): ChannelStep => ({ remote, action: 'canary', stable, canary: { version, kind, share } });

/** The step that removes a candidate from its visitors and quarantines it; null without one. */
export const planAbort = (remote: string, { stable, canary }: LiveRelease): ChannelStep | null =>
  canary && {
    remote,
    action: 'abort',
    stable,
    canary: null,
    quarantine: [canary.version],
    version: canary.version,
  };

/** Whether pausing or continuing a candidate changes anything. It makes no revision: visitors do not notice. */
export const changesClock = ({ canary }: LiveRelease, operation: 'pause' | 'continue'): boolean =>
  canary?.rollout?.status === (operation === 'pause' ? 'running' : 'paused');
