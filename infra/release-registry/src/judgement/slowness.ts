import type { SlownessJudgement, TimesCompared } from '@souk/contracts';
import { countLoadTimes, loadTimeAt, noLoadTimes } from '../telemetry/load-times.ts';
import { ENOUGH_EVIDENCE } from './sequential-test.ts';
import { MIN_VISITORS } from './comparison.ts';
import { NOT_SLOWER, slownessOf, weighTimes } from './slowness-test.ts';
import type { SlownessEvidence, TimedVisit } from './slowness-test.ts';

/** What visitors are timed at; each is weighed once, at a checkpoint of its own. */
export const MEASURES = ['ready', 'interaction'] as const;

export type Measure = (typeof MEASURES)[number];

/** The state of one measure between two rounds. */
interface TimesSoFar {
  evidence: SlownessEvidence;
  /** A histogram of visitors over the scale of load times. */
  candidate: number[];
  control: number[];
}

export type Slowness = Record<Measure, TimesSoFar>;

const noTimes = (): TimesSoFar => ({
  evidence: NOT_SLOWER,
  candidate: noLoadTimes(),
  control: noLoadTimes(),
});

export const startSlowness = (): Slowness => ({ ready: noTimes(), interaction: noTimes() });

/** Adds visitors in order of arrival; none of them was weighed by this measure before. */
export function compareTimes(before: Slowness, measure: Measure, visits: readonly TimedVisit[]): Slowness {
  const { evidence, candidate, control } = before[measure];
  const counted = (counts: readonly number[], side: boolean) => {
    const times = visits.filter(({ isCandidate }) => isCandidate === side);
    const added = countLoadTimes(times.map(({ milliseconds }) => milliseconds));
    return counts.map((count, at) => count + (added[at] ?? 0));
  };
  return {
    ...before,
    [measure]: {
      evidence: weighTimes(evidence, visits),
      candidate: counted(candidate, true),
      control: counted(control, false),
    },
  };
}

/** The evidence for "slower". Both measures share the error probability of 1 %. */
const evidenceOfSlowness = (slowness: Slowness): number =>
  MEASURES.reduce((sum, measure) => sum + slownessOf(slowness[measure].evidence), 0) / MEASURES.length;

export function isSlower(slowness: Slowness): boolean {
  const isTimed = MEASURES.some((measure) =>
    [slowness[measure].candidate, slowness[measure].control].every((counts) => total(counts) >= MIN_VISITORS),
  );
  return isTimed && evidenceOfSlowness(slowness) >= ENOUGH_EVIDENCE;
}

/** The figures of a comparison of times. */
export const describeSlowness = (slowness: Slowness, slowNetworks: number): SlownessJudgement => ({
  ready: describeTimes(slowness.ready),
  interaction: describeTimes(slowness.interaction),
  slowNetworks,
  evidence: evidenceOfSlowness(slowness),
});

const describeTimes = ({ candidate, control }: TimesSoFar): TimesCompared => ({
  candidateVisitors: total(candidate),
  controlVisitors: total(control),
  candidateMs: loadTimeAt(candidate, 0.5),
  controlMs: loadTimeAt(control, 0.5),
});

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
