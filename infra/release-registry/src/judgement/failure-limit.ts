import { MIN_VISITORS } from './comparison.ts';
import { ENOUGH_EVIDENCE, logSum } from './sequential-test.ts';
import type { Cohort } from './sequential-test.ts';

/** Hypotheses: factors by which the limit's odds of failing are exceeded. */
const ODDS_RATIOS = [1.5, 2, 3, 5, 8, 16] as const;

/**
 * How strongly visitors speak for it that more of them fail than a limit allows, with nobody to compare them with. Where they
 * do not, it gets to 100 in at most 1 of 100 rollouts, whenever it is looked at: a visitor that fails late was counted as
 * well until then, which only makes it less.
 * @param limit from 0 to 1
 */
export function evidenceAgainst(limit: number, { visitors, failed }: Cohort): number {
  const logs = ODDS_RATIOS.map(
    (ratio) => failed * Math.log(ratio) - visitors * Math.log(1 - limit + limit * ratio),
  );
  return Math.exp(logSum(logs) - Math.log(logs.length));
}

export function verdictOnFirst(limit: number, candidate: Cohort): 'waiting' | 'no difference seen' | 'worse' {
  if (candidate.visitors < MIN_VISITORS) return 'waiting';
  return evidenceAgainst(limit, candidate) >= ENOUGH_EVIDENCE ? 'worse' : 'no difference seen';
}
