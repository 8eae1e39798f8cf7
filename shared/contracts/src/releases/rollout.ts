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

/** The result of comparing a candidate with its control so far. */
export interface Judgement {
  remote: string;
  candidate: string;
  /** Null of a first release: what is judged is whether more visitors fail than `failureLimit`. */
  control: string | null;
  failureLimit: number | null;
  /** Visitors who were given each, counted once, and how many of them had a failure. */
  candidateVisitors: number;
  candidateFailed: number;
  controlVisitors: number;
  controlFailed: number;
  /** From how many networks the candidate's failures came. */
  failingNetworks: number;
  /** Pages of networks that weigh as much already as one network may. */
  leftOut: number;
  /** How strongly the data speak for "worse": at 100 the claim is wrong in one of a hundred runs at the most. */
  evidence: number;
  /** Null where it is not judged. */
  slowness: SlownessJudgement | null;
  /** `doubted`: the reports are not sufficient for an automatic rollback, or not plausible; a person decides. */
  verdict: 'waiting' | 'no difference seen' | 'slower' | 'worse' | 'doubted';
  /** Why it is doubted: failures or slowness of too few networks, or another share of the candidate than was drawn. */
  doubts: JudgementDoubt[];
}

export type JudgementDoubt = 'networks' | 'slow-networks' | 'share';

/** How fast a candidate is beside its control. */
export interface SlownessJudgement {
  /** From the moment that the slot is entered until the release is shown. */
  ready: TimesCompared;
  /** The slowest answer of the page to what a visitor did. */
  interaction: TimesCompared;
  /** From how many networks slow visits of the candidate came; counted once the evidence suffices. */
  slowNetworks: number;
  /** How strongly the data speak for "slower", as of failures. */
  evidence: number;
}

/** Visitors of either side who were timed, and what half of them did not exceed, in milliseconds. */
export interface TimesCompared {
  candidateVisitors: number;
  controlVisitors: number;
  candidateMs: number | null;
  controlMs: number | null;
}
