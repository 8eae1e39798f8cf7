import { logSum } from './sequential-test.ts';

/** The time that one visitor waited. */
export interface TimedVisit {
  isCandidate: boolean;
  milliseconds: number;
}

/** Slowness up to so many per cent of the control's time is tolerated. */
const TOLERATED_PERCENT = 110;

/** Hypotheses: how far the candidate's visitors rank above the others, in standard deviations. */
const SHIFTS = [0.15, 0.25, 0.4, 0.65, 1] as const;

/** Visitors who are ranked together, in order of arrival; few enough that each time of day is judged by itself. */
const RANKED_TOGETHER = 200;

/** The log evidence for each hypothesis: the whole state of the test. */
export type SlownessEvidence = readonly number[];

export const NOT_SLOWER: SlownessEvidence = SHIFTS.map(() => 0);

/**
 * Weighs visitors who came one after the other, none of whom was weighed before. Which side each is on was drawn; where the
 * candidate takes no longer than is tolerated, every arrangement of the sides over the same times is equally likely. So the
 * evidence is how much the candidate's ranks weigh beside the mean over all arrangements: a fair bet, as with failures. A
 * rank has an end: nobody weighs more by a time that is made up.
 */
export function weighTimes(before: SlownessEvidence, visits: readonly TimedVisit[]): SlownessEvidence {
  let evidence = before;
  for (let at = 0; at < visits.length; at += RANKED_TOGETHER)
    evidence = weighTogether(evidence, visits.slice(at, at + RANKED_TOGETHER));
  return evidence;
}

function weighTogether(before: SlownessEvidence, visits: readonly TimedVisit[]): SlownessEvidence {
  const candidates = visits.filter(({ isCandidate }) => isCandidate).length;
  if (candidates === 0 || candidates === visits.length) return before;
  const scores = rankScores(
    visits.map(({ isCandidate, milliseconds }) => milliseconds * (isCandidate ? 100 : TOLERATED_PERCENT)),
  );
  const reached = visits.reduce((sum, { isCandidate }, at) => sum + (isCandidate ? (scores[at] ?? 0) : 0), 0);
  return before.map((log, at) => {
    const shift = SHIFTS[at] ?? 0;
    const expected = meanProduct(
      scores.map((score) => Math.exp(shift * score)),
      candidates,
    );
    return log + shift * reached - Math.log(expected);
  });
}

/** The mean evidence over the hypotheses: a mixture of martingales is a martingale. */
export const slownessOf = (logs: SlownessEvidence): number => Math.exp(logSum(logs) - Math.log(logs.length));

/** The rank of each value among all, with a mean of 0 and a standard deviation of 1; equal values share theirs. */
function rankScores(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [rank, value] of sorted.entries()) {
    if (!first.has(value)) first.set(value, rank);
    last.set(value, rank);
  }
  const middle = (values.length - 1) / 2;
  const deviation = Math.sqrt((values.length ** 2 - 1) / 12);
  return values.map((value) => (((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2 - middle) / deviation);
}

/** The mean, over all ways to choose so many of the factors, of their product. */
function meanProduct(factors: readonly number[], chosen: number): number {
  const means = new Float64Array(chosen + 1);
  means[0] = 1;
  for (const [known, factor] of factors.entries())
    for (let of = Math.min(chosen, known + 1); of > 0; of -= 1) {
      const without = ((known + 1 - of) / (known + 1)) * (means[of] ?? 0);
      means[of] = without + (of / (known + 1)) * factor * (means[of - 1] ?? 0);
    }
  return means[chosen] ?? 1;
}
