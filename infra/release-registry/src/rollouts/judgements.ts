import type { Judgement } from '@souk/contracts';
import {
  compareBatch,
  evidenceFor,
  startComparison,
  verdictOn,
  wantedPast,
} from '../judgement/comparison.ts';
import { together } from '../judgement/comparison.ts';
import type { Comparison } from '../judgement/comparison.ts';
import type { Cohort } from '../judgement/sequential-test.ts';
import type { Queryable } from '../releases/releases.ts';
import { countSince, takePast } from './counted-pages.ts';
import type { Mark } from './counted-pages.ts';

/** With fewer pages of both sides together, a look would mostly see one side alone, and learn nothing. */
const BATCH_PAGES = 20;

/** A candidate under way, and what is known of it. */
export interface CandidateRow {
  channel: string;
  remote: string;
  version: string;
  kind: 'canary' | 'activation';
  started_at: Date;
  control: string;
  judgement: Judged | null;
}

/** What is kept of a comparison between two looks. */
export interface Judged {
  control: string;
  comparison: Comparison;
  mark: Mark;
  late: { candidate: number; control: number };
  /** What was taken of the control's past, and up to when. */
  past: Cohort;
  pastUntil: string;
  /** Whether the audit says already that it is worse. */
  said: boolean;
}

// The first release of a remote has nothing to be compared with.
export const CANDIDATES = `
  select held.channel, held.remote, held.version, held.kind, held.started_at, held.judgement, live.stable_version as control
  from registry.rollouts as held join lateral (
    select stable_version from registry.channel_revisions as each
    where each.channel = held.channel and each.remote = held.remote order by revision desc limit 1
  ) as live on live.stable_version is not null`;

const isActivation = ({ kind }: CandidateRow) => kind === 'activation';

/** One look further; null where there is too little that is new. */
export async function judgeFurther(database: Queryable, row: CandidateRow): Promise<Judged | null> {
  const { channel, remote, version, control, started_at: startedAt } = row;
  const where = { channel, remote, candidate: version, control, startedAt };
  const before = row.judgement?.control === control ? row.judgement : null;
  const counted = await countSince(database, where, before?.mark ?? null);
  if (!before)
    return {
      control,
      comparison: startComparison(isActivation(row)),
      mark: counted.next,
      late: { candidate: 0, control: 0 },
      past: { pages: 0, failed: 0 },
      // The minute of the start holds pages of both times.
      pastUntil: new Date(Math.floor(startedAt.getTime() / 60_000) * 60_000).toISOString(),
      said: false,
    };
  if (counted.candidate.pages + counted.control.pages < BATCH_PAGES) return null;
  const wanted = wantedPast(before.comparison, counted);
  const { past, until } = await takePast(database, where, before.pastUntil, wanted);
  return {
    ...before,
    comparison: compareBatch(before.comparison, counted, past),
    mark: counted.next,
    late: {
      candidate: before.late.candidate + counted.candidate.late,
      control: before.late.control + counted.control.late,
    },
    past: together(before.past, past),
    pastUntil: until,
  };
}

/** What a comparison says, for people. */
export function judgementOf(row: CandidateRow, judged: Judged): Judgement {
  const { comparison, late } = judged;
  return {
    remote: row.remote,
    candidate: row.version,
    control: judged.control,
    candidatePages: comparison.candidate.pages - late.candidate,
    candidateFailed: comparison.candidate.failed,
    controlPages: comparison.control.pages - late.control,
    controlFailed: comparison.control.failed,
    evidence: evidenceFor(comparison, isActivation(row)),
    verdict: verdictOn(comparison, isActivation(row)),
  };
}

/** The candidates of a channel that are looked at, and what is known of them. */
export async function readJudgements(database: Queryable, channel: string): Promise<Judgement[]> {
  const { rows } = await database.query<CandidateRow>(
    `${CANDIDATES} where held.channel = $1 and held.judgement is not null order by held.remote`,
    [channel],
  );
  return rows.flatMap((row) => (row.judgement ? [judgementOf(row, row.judgement)] : []));
}

const shareOf = (failed: number, pages: number) =>
  `${failed} of ${pages} pages${pages > 0 ? ` (${((failed / pages) * 100).toFixed(1)} %)` : ''}`;

/** The figures, as a reason. */
export function reasonOf(judgement: Judgement, { past, comparison }: Judged): string {
  const { candidate, control, candidateFailed, candidatePages, controlFailed, controlPages, evidence } =
    judgement;
  const before =
    comparison.helped && past.pages > 0 ? `, and ${shareOf(past.failed, past.pages)} before` : '';
  return `${candidate} fails more often than ${control}: ${shareOf(candidateFailed, candidatePages)} met a failure, with ${control} ${shareOf(controlFailed, controlPages)}${before}. Evidence ${Math.floor(Math.min(evidence, 1e6))}, where 100 is enough.`;
}
