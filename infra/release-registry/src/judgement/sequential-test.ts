/** Visitors of one side, and how many of them had a failure. */
export interface Cohort {
  visitors: number;
  failed: number;
}

/** Visitors of both sides that came to the same checkpoint, each drawn by itself. */
export interface Batch {
  candidate: Cohort;
  control: Cohort;
}

/** Hypotheses: factors by which the candidate fails more often. */
const ODDS_RATIOS = [1.5, 2, 3, 5, 8, 16] as const;

/** Threshold for "worse": by Ville's inequality at most 1 in 100 candidates that are not worse ever reach it. */
export const ENOUGH_EVIDENCE = 100;

/** The log evidence for each odds ratio: the whole state of the test. */
export type LogEvidence = readonly number[];

export const NO_EVIDENCE: LogEvidence = ODDS_RATIOS.map(() => 0);

/**
 * Weighs one more batch. Which side a visitor is on was drawn; where candidate and control do not differ, who fails was not
 * changed by that. So the candidate's share of a batch's failures follows the hypergeometric law, whatever the rate of
 * failures is just then and whoever fails together; the evidence is how much likelier what was seen is where
 * the odds are higher (Fisher's noncentral law). Its product over batches is a martingale: it may be looked at at any time.
 */
export function weigh(before: LogEvidence, { candidate, control }: Batch): LogEvidence {
  const failed = candidate.failed + control.failed;
  const least = Math.max(0, failed - control.visitors);
  const most = Math.min(failed, candidate.visitors);
  if (least === most) return before;
  const chances = logChances(candidate.visitors, control.visitors, failed, least, most);
  return before.map((log, at) => {
    const logOdds = Math.log(ODDS_RATIOS[at] ?? 1);
    const expected = logSum(chances.map((chance, above) => chance + (least + above) * logOdds));
    return log + candidate.failed * logOdds - expected;
  });
}

/** The mean evidence over the hypotheses: a mixture of martingales is a martingale. */
export function evidenceOf(logs: LogEvidence): number {
  return Math.exp(logSum(logs) - Math.log(logs.length));
}

/** The hypergeometric chances, in logs, of `least` up to `most` failures of the candidate. */
function logChances(
  candidates: number,
  controls: number,
  failed: number,
  least: number,
  most: number,
): number[] {
  const weights = [0];
  for (let of = least; of < most; of += 1) {
    const ratio = ((candidates - of) * (failed - of)) / ((of + 1) * (controls - failed + of + 1));
    weights.push((weights.at(-1) ?? 0) + Math.log(ratio));
  }
  const total = logSum(weights);
  return weights.map((weight) => weight - total);
}

export function logSum(logs: readonly number[]): number {
  const highest = logs.reduce((most, log) => Math.max(most, log), -Infinity);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0));
}
