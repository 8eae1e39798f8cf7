import { ENOUGH_EVIDENCE, logSum } from './sequential-test.ts';

/** Hypotheses: factors by which the odds of having the candidate differ from the assigned ones. */
const ODDS_RATIOS = [1 / 16, 1 / 5, 1 / 2, 1 / 1.5, 1.5, 2, 5, 16, 100] as const;

/** The log evidence for each hypothesis: the whole state. */
export type FitEvidence = readonly number[];

export const NO_MISFIT: FitEvidence = ODDS_RATIOS.map(() => 0);

/**
 * Weighs how many of some visitors have the candidate, where each was to have it with the same chance. Who makes visits up,
 * or whose candidate keeps pages from reporting, brings another share than the drawn one. Like the judgement itself it may
 * be looked at at any time, and a few per cent more or less do not matter.
 * @param share from 0 to 1
 */
export function weighShare(
  before: FitEvidence,
  share: number,
  candidates: number,
  visitors: number,
): FitEvidence {
  if (share <= 0 || share >= 1) return before;
  return before.map((log, at) => {
    const ratio = ODDS_RATIOS[at] ?? 1;
    return log + candidates * Math.log(ratio) - visitors * Math.log(1 - share + share * ratio);
  });
}

/** Whether the share of the candidate differs from the assigned one; false positives are at most 1 in 100. */
export const isMisfit = (logs: FitEvidence): boolean =>
  Math.exp(logSum(logs) - Math.log(logs.length)) >= ENOUGH_EVIDENCE;
