import type { Judgement, JudgementDoubt, RemoteSettings } from '@souk/contracts';
import { readSettings } from '../channels/remote-settings.ts';
import {
  compareAgain,
  compareBatch,
  evidenceFor,
  startComparison,
  together,
  verdictOn,
  requiredPast,
} from '../judgement/comparison.ts';
import type { Comparison } from '../judgement/comparison.ts';
import { evidenceAgainst, verdictOnFirst } from '../judgement/failure-limit.ts';
import type { Cohort } from '../judgement/sequential-test.ts';
import { NO_MISFIT, isMisfit, weighShare } from '../judgement/share-fit.ts';
import type { FitEvidence } from '../judgement/share-fit.ts';
import { compareTimes, describeSlowness, isSlower, startSlowness } from '../judgement/slowness.ts';
import type { Slowness } from '../judgement/slowness.ts';
import type { Queryable } from '../queryable.ts';
import { COMPARISON_ID } from '../telemetry/comparisons.ts';
import { readNetworks, readSlowNetworks, takeDueVisits, takePast } from './due-visits.ts';
import type { DueBatch } from './due-visits.ts';

/** A running candidate with its stored judgement. */
export interface CandidateRow {
  channel: string;
  remote: string;
  version: string;
  kind: 'canary' | 'activation';
  started_at: Date;
  /** The key of its stored visits. */
  comparison: string;
  /** Null for the first release of a remote, which has nothing to be compared with. */
  control: string | null;
  judgement: JudgementRecord | null;
}

/** The stored state of a comparison between two rounds. */
export interface JudgementRecord {
  control: string | null;
  comparison: Comparison;
  /** Missing in records of registries that did not time visitors yet. */
  slowness?: Slowness;
  slowNetworks?: number;
  /** Whether as many visitors have the candidate as were assigned to it. */
  fit: FitEvidence;
  /** Past visitors of the control that were counted, and the time of the oldest one. */
  past: Cohort;
  pastUntil: string;
  failingNetworks: number;
  leftOut: number;
  doubts: JudgementDoubt[];
  /** The verdict that is in the audit log already. */
  said: Judgement['verdict'] | null;
}

export const CANDIDATES = `
  select held.channel, held.remote, held.version, held.kind, held.started_at, held.judgement,
    ${COMPARISON_ID} as comparison, live.stable_version as control
  from registry.rollouts as held join lateral (
    select stable_version from registry.channel_revisions as each
    where each.channel = held.channel and each.remote = held.remote order by revision desc limit 1
  ) as live on true`;

const isActivation = ({ kind }: CandidateRow) => kind === 'activation';

/** Weighs new visits; null if there are too few. */
export async function continueJudgement(
  database: Queryable,
  row: CandidateRow,
  settings: RemoteSettings,
  now: Date,
): Promise<JudgementRecord | null> {
  const { channel, remote, version, control } = row;
  const which = { channel, remote, comparison: row.comparison, candidate: version, control };
  const before = row.judgement?.control === control ? row.judgement : null;
  const batches = await takeDueVisits(database, which, now);
  if (before && batches.length === 0) return null;
  let judged = before ?? startJudgement(row);
  for (const batch of batches) judged = await weighBatch(database, row, settings, judged, batch);
  const networks = await readNetworks(database, which);
  const isSlow = judged.slowness !== undefined && isSlower(judged.slowness);
  const slowNetworks = isSlow ? await readSlowNetworks(database, which) : 0;
  const isWorse = verdictOnFailures(row, judged, settings) === 'worse';
  const doubts: JudgementDoubt[] = [
    ...(isWorse && networks.failingNetworks < settings.failingNetworks ? (['networks'] as const) : []),
    ...(isSlow && slowNetworks < settings.failingNetworks ? (['slow-networks'] as const) : []),
    ...(isMisfit(judged.fit) ? (['share'] as const) : []),
  ];
  return { ...judged, ...networks, slowNetworks, doubts };
}

async function weighBatch(
  database: Queryable,
  row: CandidateRow,
  settings: RemoteSettings,
  before: JudgementRecord,
  batch: DueBatch,
): Promise<JudgementRecord> {
  const judged = weighTimesOf(before, row, settings, batch);
  if (batch.stage > 0) return { ...judged, comparison: compareAgain(judged.comparison, batch) };
  const wanted = requiredPast(judged.comparison, batch);
  const { channel, remote, control, started_at: startedAt } = row;
  const where = { channel, remote, control, startedAt };
  const { past, until } = await takePast(database, where, judged.pastUntil, wanted);
  return {
    ...judged,
    comparison: compareBatch(judged.comparison, batch, past),
    // For a first release the other visitors report nothing, so its share is unknown.
    fit: control === null ? judged.fit : batch.shares.reduce(weighBatchShare, judged.fit),
    past: together(judged.past, past),
    pastUntil: until,
  };
}

const weighBatchShare = (fit: FitEvidence, { share, candidates, visitors }: DueBatch['shares'][number]) =>
  weighShare(fit, share / 100, candidates, visitors);

function weighTimesOf(
  judged: JudgementRecord,
  { control }: CandidateRow,
  { slowness }: RemoteSettings,
  { times }: DueBatch,
): JudgementRecord {
  if (control === null || slowness === 'off' || !times) return judged;
  return {
    ...judged,
    slowness: compareTimes(judged.slowness ?? startSlowness(), times.measure, times.visits),
  };
}

const startJudgement = (row: CandidateRow): JudgementRecord => ({
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

function verdictOnFailures(
  row: CandidateRow,
  { comparison }: JudgementRecord,
  { failureLimit }: RemoteSettings,
) {
  if (row.control !== null) return verdictOn(comparison, isActivation(row));
  return failureLimit === null ? 'waiting' : verdictOnFirst(failureLimit / 100, comparison.candidate);
}

function verdictOf(
  row: CandidateRow,
  judged: JudgementRecord,
  settings: RemoteSettings,
): Judgement['verdict'] {
  const { doubts, slowness } = judged;
  if (doubts.includes('share') || doubts.includes('networks')) return 'doubted';
  const onFailures = verdictOnFailures(row, judged, settings);
  // Doubts about its speed do not hide that it fails.
  if (onFailures === 'worse' || settings.slowness === 'off' || !slowness || !isSlower(slowness))
    return onFailures;
  return doubts.includes('slow-networks') ? 'doubted' : 'slower';
}

/** The judgement as the API returns it. */
export function judgementOf(row: CandidateRow, judged: JudgementRecord, settings: RemoteSettings): Judgement {
  const { comparison, slowness, slowNetworks = 0, doubts, failingNetworks, leftOut } = judged;
  const limit = row.control === null ? settings.failureLimit : null;
  return {
    remote: row.remote,
    candidate: row.version,
    control: judged.control,
    failureLimit: limit,
    candidateVisitors: comparison.candidate.visitors,
    candidateFailed: comparison.candidate.failed,
    controlVisitors: comparison.control.visitors,
    controlFailed: comparison.control.failed,
    failingNetworks,
    leftOut,
    evidence:
      limit === null
        ? evidenceFor(comparison, isActivation(row))
        : evidenceAgainst(limit / 100, comparison.candidate),
    slowness: slowness && settings.slowness !== 'off' ? describeSlowness(slowness, slowNetworks) : null,
    verdict: verdictOf(row, judged, settings),
    doubts: settings.slowness === 'off' ? doubts.filter((doubt) => doubt !== 'slow-networks') : doubts,
  };
}

/** Whether a candidate is judged; without a control, a failure limit is required. */
export const isJudged = ({ control }: CandidateRow, { automatic, failureLimit }: RemoteSettings): boolean =>
  automatic !== 'off' && (control !== null || failureLimit !== null);

/** The judgements of a channel's candidates. */
export async function readJudgements(database: Queryable, channel: string): Promise<Judgement[]> {
  const { rows } = await database.query<CandidateRow>(
    `${CANDIDATES} where held.channel = $1 and held.judgement is not null order by held.remote`,
    [channel],
  );
  const judgements: Judgement[] = [];
  for (const row of rows)
    if (row.judgement)
      judgements.push(judgementOf(row, row.judgement, await readSettings(database, channel, row.remote)));
  return judgements;
}
