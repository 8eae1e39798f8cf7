import { ENOUGH_EVIDENCE, NO_EVIDENCE, evidenceOf, weigh } from './sequential-test.ts';
import type { Batch, Cohort, LogEvidence } from './sequential-test.ts';

/** Before so many visitors of each side nothing is said. */
export const MIN_VISITORS = 10;

/** So many visitors of the control, of now and before, stand beside each of a candidate that nearly everybody has. */
const CONTROL_PER_CANDIDATE = 9;

/** Where the control itself fails more often than it did before, its past says nothing of now. */
const PAST_IS_OVER = 5;

/** What a comparison remembers between two looks. */
export interface Comparison {
  candidate: Cohort;
  control: Cohort;
  /** Against the control's visitors of the same time alone. */
  alone: LogEvidence;
  /** With the control's past beside them; null where that is not asked, or no longer counts. */
  helped: LogEvidence | null;
  /** The control of now against its past. */
  drift: LogEvidence;
}

/**
 * @param withPast for an activation, whose control is a small holdback: without what the old release did before, hundreds of
 *   visitors would say little. A canary needs no past, and is not misled when everything fails more often at once.
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
export function wantedPast({ helped }: Comparison, { candidate, control }: Batch): number {
  return helped ? Math.max(0, CONTROL_PER_CANDIDATE * candidate.visitors - control.visitors) : 0;
}

/** One batch further, of visitors that are weighed for the first time. */
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
  return { ...after, drift, helped: evidenceOf(drift) < PAST_IS_OVER ? helped : null };
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

/** How strongly it all speaks for "worse". Two ways of looking share the one chance in a hundred to be wrong. */
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
