import { ENOUGH_EVIDENCE, NO_EVIDENCE, evidenceOf, weigh } from './sequential-test.ts';
import type { Batch, Cohort, LogEvidence } from './sequential-test.ts';

/** A verdict requires so many visitors of each side. */
export const MIN_VISITORS = 10;

/** How many visitors of the control, past ones included, are compared with each visitor of a candidate at a high share. */
const CONTROL_PER_CANDIDATE = 9;

/** If the control fails more often than in the past, its past is ignored. */
const MAX_DRIFT_EVIDENCE = 5;

/** The state of a comparison between two rounds. */
export interface Comparison {
  candidate: Cohort;
  control: Cohort;
  /** Against the control's visitors of the same time only. */
  alone: LogEvidence;
  /** With the control's past visitors as well; null if not requested, or no longer valid. */
  helped: LogEvidence | null;
  /** The present control against its past. */
  drift: LogEvidence;
}

/**
 * @param withPast for an activation, whose control is a small holdback: without past visitors of the old release, hundreds
 *   of visitors would be little evidence. A canary needs no past, and is not misled when everything fails more often.
 */
export function startComparison(withPast: boolean): Comparison {
  const none = { visitors: 0, failed: 0 };
  return {
    candidate: none,
    control: none,
    alone: NO_EVIDENCE,
    helped: withPast ? NO_EVIDENCE : null,
    drift: NO_EVIDENCE,
  };
}

/** How many visitors of the control's past to take for a batch; each is taken once. */
export function requiredPast({ helped }: Comparison, { candidate, control }: Batch): number {
  return helped ? Math.max(0, CONTROL_PER_CANDIDATE * candidate.visitors - control.visitors) : 0;
}

/** Weighs a batch of visitors that are weighed for the first time. */
export function compareBatch(before: Comparison, batch: Batch, past: Cohort): Comparison {
  const after = {
    ...before,
    candidate: together(before.candidate, batch.candidate),
    control: together(before.control, batch.control),
    alone: weigh(before.alone, batch),
  };
  if (!before.helped) return after;
  const { candidate, control } = batch;
  const drift = weigh(before.drift, { candidate: control, control: past });
  const helped = weigh(before.helped, { candidate, control: together(control, past) });
  return { ...after, drift, helped: evidenceOf(drift) < MAX_DRIFT_EVIDENCE ? helped : null };
}

/**
 * One batch further, of visitors that were weighed before and had not failed. They are counted already; who of them fails
 * now is as fair a draw as before. The past has nothing to say of it.
 */
export function compareAgain(before: Comparison, batch: Batch): Comparison {
  const failed = ({ failed }: Cohort): Cohort => ({ visitors: 0, failed });
  return {
    ...before,
    candidate: together(before.candidate, failed(batch.candidate)),
    control: together(before.control, failed(batch.control)),
    alone: weigh(before.alone, batch),
  };
}

export const together = (a: Cohort, b: Cohort): Cohort => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
});

/** The evidence for "worse". Two tests share the error probability of 1 %. */
export function evidenceFor({ alone, helped, candidate }: Comparison, withPast: boolean): number {
  if (candidate.visitors === 0) return 1;
  if (!withPast) return evidenceOf(alone);
  return (evidenceOf(alone) + (helped ? evidenceOf(helped) : 0)) / 2;
}

export function verdictOn(
  comparison: Comparison,
  withPast: boolean,
): 'waiting' | 'no difference seen' | 'worse' {
  const { candidate, control, helped } = comparison;
  if (candidate.visitors < MIN_VISITORS || (!helped && control.visitors < MIN_VISITORS)) return 'waiting';
  return evidenceFor(comparison, withPast) >= ENOUGH_EVIDENCE ? 'worse' : 'no difference seen';
}
