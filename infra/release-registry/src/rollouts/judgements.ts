import type { Judgement, JudgementDoubt, RemoteSettings } from '@souk/contracts';
import {
  compareAgain,
  compareBatch,
  evidenceFor,
  startComparison,
  together,
  verdictOn,
  wantedPast,
} from '../judgement/comparison.ts';
import type { Comparison } from '../judgement/comparison.ts';
import type { Cohort } from '../judgement/sequential-test.ts';
import { NO_MISFIT, isMisfit, weighShare } from '../judgement/share-fit.ts';
import type { FitEvidence } from '../judgement/share-fit.ts';
import type { Queryable } from '../releases/releases.ts';
import { COMPARISON_ID } from '../telemetry/comparisons.ts';
import { readNetworks, takeDueVisits, takePast } from './due-visits.ts';

/** A candidate under way, and what is known of it. */
export interface CandidateRow {
  channel: string;
  remote: string;
  version: string;
  kind: 'canary' | 'activation';
  started_at: Date;
  /** What its visits are kept under. */
  comparison: string;
  control: string;
  judgement: Judged | null;
}

/** What is kept of a comparison between two looks. */
export interface Judged {
  control: string;
  comparison: Comparison;
  /** Whether visitors have the candidate as often as was drawn. */
  fit: FitEvidence;
  /** What was taken of the control's past, and up to when. */
  past: Cohort;
  pastUntil: string;
  failingNetworks: number;
  leftOut: number;
  doubts: JudgementDoubt[];
  /** What the audit says of it already. */
  said: Judgement['verdict'] | null;
}

// The first release of a remote has nothing to be compared with.
export const CANDIDATES = `
  select held.channel, held.remote, held.version, held.kind, held.started_at, held.judgement,
    ${COMPARISON_ID} as comparison, live.stable_version as control
  from registry.rollouts as held join lateral (
    select stable_version from registry.channel_revisions as each
    where each.channel = held.channel and each.remote = held.remote order by revision desc limit 1
  ) as live on live.stable_version is not null`;

const isActivation = ({ kind }: CandidateRow) => kind === 'activation';

/** One look further; null where there is too little that is new. */
export async function judgeFurther(
  database: Queryable,
  row: CandidateRow,
  settings: RemoteSettings,
  now: Date,
): Promise<Judged | null> {
  const { channel, remote, version, control, started_at: startedAt } = row;
  const which = { channel, remote, comparison: row.comparison, candidate: version, control };
  const before = row.judgement?.control === control ? row.judgement : null;
  const batches = await takeDueVisits(database, which, now);
  if (before && batches.length === 0) return null;
  let judged = before ?? startJudgement(row);
  for (const batch of batches) {
    if (batch.stage > 0) {
      judged = { ...judged, comparison: compareAgain(judged.comparison, batch) };
      continue;
    }
    const wanted = wantedPast(judged.comparison, batch);
    const { past, until } = await takePast(database, { ...which, startedAt }, judged.pastUntil, wanted);
    judged = {
      ...judged,
      comparison: compareBatch(judged.comparison, batch, past),
      fit: batch.shares.reduce(
        (fit, { share, candidates, visitors }) => weighShare(fit, share / 100, candidates, visitors),
        judged.fit,
      ),
      past: together(judged.past, past),
      pastUntil: until,
    };
  }
  const networks = await readNetworks(database, which);
  const isWorse = verdictOn(judged.comparison, isActivation(row)) === 'worse';
  const doubts: JudgementDoubt[] = [
    ...(isWorse && networks.failingNetworks < settings.failingNetworks ? (['networks'] as const) : []),
    ...(isMisfit(judged.fit) ? (['share'] as const) : []),
  ];
  return { ...judged, ...networks, doubts };
}

const startJudgement = (row: CandidateRow): Judged => ({
  control: row.control,
  comparison: startComparison(isActivation(row)),
  fit: NO_MISFIT,
  past: { visitors: 0, failed: 0 },
  pastUntil: row.started_at.toISOString(),
  failingNetworks: 0,
  leftOut: 0,
  doubts: [],
  said: null,
});

/** What a comparison says, for people. */
export function judgementOf(row: CandidateRow, judged: Judged): Judgement {
  const { comparison, doubts, failingNetworks, leftOut } = judged;
  return {
    remote: row.remote,
    candidate: row.version,
    control: judged.control,
    candidateVisitors: comparison.candidate.visitors,
    candidateFailed: comparison.candidate.failed,
    controlVisitors: comparison.control.visitors,
    controlFailed: comparison.control.failed,
    failingNetworks,
    leftOut,
    evidence: evidenceFor(comparison, isActivation(row)),
    verdict: doubts.length > 0 ? 'doubted' : verdictOn(comparison, isActivation(row)),
    doubts,
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

const shareOf = ({ visitors, failed }: Cohort) =>
  `${failed} of ${visitors} visitors${visitors > 0 ? ` (${((failed / visitors) * 100).toFixed(1)} %)` : ''}`;

/** The figures, as a reason. */
export function reasonOf(judgement: Judgement, { past, comparison }: Judged): string {
  const { candidate, control, evidence, doubts, failingNetworks } = judgement;
  const before = comparison.helped && past.visitors > 0 ? `, and ${shareOf(past)} before` : '';
  const figures = `${shareOf(comparison.candidate)} met a failure, with ${control} ${shareOf(comparison.control)}${before}.`;
  if (doubts.includes('share'))
    return `Another share of visitors reports ${candidate} than was given it: ${figures} The reports are made up, or pages with it cannot report. The rollout is paused; look, then continue or abort it.`;
  if (doubts.includes('networks'))
    return `${candidate} seems to fail more often than ${control}, but in too few networks (${failingNetworks}) to be believed: ${figures} The rollout is paused; look, then continue or abort it.`;
  return `${candidate} fails more often than ${control}: ${figures} Evidence ${Math.floor(Math.min(evidence, 1e6))}, where 100 is enough.`;
}
