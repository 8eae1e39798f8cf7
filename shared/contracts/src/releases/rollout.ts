/** One step of a canary: this share of visitors, for so long. The last one is followed by promotion. */
export interface RolloutStep {
  /** Percent, from 1 to 100. */
  share: number;
  minutes: number;
}

/**
 * How a candidate is on its way to everybody. `canary` grows by its steps; `activation` is live for all but a holdback,
 * which is what its health is compared with.
 */
export interface Rollout {
  kind: 'canary' | 'activation';
  steps: RolloutStep[];
  /** The step in force, from 0. */
  step: number;
  status: 'running' | 'paused';
  /** When the next step, or the promotion, is due; null while paused, or where it waits for a person. */
  nextAt: string | null;
}

/** Whether a worse candidate is rolled back by itself: not looked at, only said, or done. */
export type AutomaticRollback = 'off' | 'watch' | 'act';

/** How a remote is released in a channel. */
export interface RemoteSettings {
  automatic: AutomaticRollback;
  /** Percent of visitors who stay on the old release while a fresh activation is observed. */
  holdback: number;
  observationMinutes: number;
  /** What the first load of the remote may weigh, compressed, in bytes; null: no limit. */
  budgetBytes: number | null;
  /** Only a release that `souk verify` passed goes live. */
  verification: boolean;
}

/** How every remote is released where nobody decided otherwise. */
export const DEFAULT_SETTINGS: RemoteSettings = {
  automatic: 'act',
  holdback: 10,
  observationMinutes: 30,
  budgetBytes: null,
  verification: false,
};

/** What the comparison of a candidate with its control says so far. */
export interface Judgement {
  remote: string;
  candidate: string;
  control: string;
  /** Pages that were assigned each, and how many of them met a failure. */
  candidatePages: number;
  candidateFailed: number;
  controlPages: number;
  controlFailed: number;
  /** How strongly the data speak for "worse": at 100 the claim is wrong in one of a hundred runs at the most. */
  evidence: number;
  verdict: 'waiting' | 'no difference seen' | 'worse';
}
