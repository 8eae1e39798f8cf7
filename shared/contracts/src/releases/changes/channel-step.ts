import type { ChannelAction, LiveRelease } from '../channel.ts';
import type { RolloutStep } from '../rollout.ts';

/** A release that some visitors get, and how many of them. */
export type Candidate = Pick<NonNullable<LiveRelease['canary']>, 'version' | 'share' | 'kind'>;

/** What a change does to one remote: one row of the channel's history. The registry applies it, admins see it beforehand. */
export interface ChannelStep {
  remote: string;
  action: ChannelAction;
  /** Null: only visitors of the candidate get the remote. */
  stable: string | null;
  canary: Candidate | null;
  /** The plan of the canary; without it, a running one continues unchanged. */
  steps?: RolloutStep[];
  /** Versions that must not become live again. */
  quarantine?: readonly string[];
  /** Whether open pages replace quarantined releases at once. */
  kill?: boolean;
  /** The version in the audit entry, null for none; default: the one that most visitors get. */
  version?: string | null;
}

/** Whether no visitor gets a release of a remote. */
export const isRemoved = ({ stable, canary }: Pick<LiveRelease, 'stable'> & { canary: unknown }): boolean =>
  stable === null && !canary;

/** Whether a step removes its remote from the channel. */
export const removesRemote = (live: LiveRelease | undefined, step: ChannelStep): boolean =>
  live !== undefined && !isRemoved(live) && isRemoved(step);

/** The running candidate that no visitor gets any more after a step; null if there is none. */
export const endedCandidate = (
  live: LiveRelease | undefined,
  { stable, canary }: ChannelStep,
): NonNullable<LiveRelease['canary']> | null => {
  const running = live?.canary;
  return running && running.version !== canary?.version && running.version !== stable ? running : null;
};
