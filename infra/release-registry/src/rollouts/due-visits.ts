import { CHECKPOINT_SECONDS } from '../judgement/checkpoints.ts';
import type { Batch, Cohort } from '../judgement/sequential-test.ts';
import { MEASURES } from '../judgement/slowness.ts';
import type { Measure } from '../judgement/slowness.ts';
import type { TimedVisit } from '../judgement/slowness-test.ts';
import type { Queryable } from '../queryable.ts';

/** A smaller batch would mostly contain one side only, which gives no evidence. */
const BATCH_VISITORS = 20;

export interface WhichVisits {
  channel: string;
  remote: string;
  comparison: string;
  candidate: string;
  /** Null for the first release of a remote. */
  control: string | null;
}

/** Visitors that reached a checkpoint since the last round. */
export interface DueBatch extends Batch {
  /** The checkpoint, from 0. */
  stage: number;
  /** How many visitors that are weighed for the first time have the candidate, by its share in percent. */
  shares: { share: number; candidates: number; visitors: number }[];
  /** Times of the visitors who are timed at this checkpoint, in order of arrival. */
  times: { measure: Measure; visits: TimedVisit[] } | null;
}

interface Row {
  stage: number;
  share: number;
  version: string;
  visitors: number;
  failed: number;
}

const DUE = `
  select stage, share, version, count(*)::int as visitors, count(*) filter (where failed_at <= due_at)::int as failed
  from registry.visits
  where channel = $1 and remote = $2 and comparison = $3 and version in ($4, $5) and due_at <= $6
  group by stage, share, version order by stage, share`;

/** Load times are known at the first checkpoint, interaction times at the second. */
const MEASURE_AT: readonly (Measure | undefined)[] = MEASURES;

const timesOf = (measure: Measure) => `
  select version = $4 as "isCandidate", ${measure}_ms as milliseconds from registry.visits
  where channel = $1 and remote = $2 and comparison = $3 and version in ($4, $5) and due_at <= $6 and stage = $7
    and ${measure}_ms is not null
  order by first_at, visitor`;

// Visitors who failed before the checkpoint are not weighed again. $7: seconds of the checkpoints.
const WEIGHED = `
  update registry.visits set stage = stage + 1,
    due_at = case when failed_at <= due_at then null else first_at + make_interval(secs => ($7::int[])[stage + 2]) end
  where channel = $1 and remote = $2 and comparison = $3 and version in ($4, $5) and due_at <= $6 and stage = $8`;

/**
 * Takes the visitors that came to a checkpoint, each once at each. Visitors that reach it together are weighed
 * together; the time depends on their number, never on their results.
 */
export async function takeDueVisits(database: Queryable, which: WhichVisits, now: Date): Promise<DueBatch[]> {
  const where = [which.channel, which.remote, which.comparison, which.candidate, which.control, now];
  const { rows } = await database.query<Row>(DUE, where);
  const batches: DueBatch[] = [];
  for (const stage of CHECKPOINT_SECONDS.keys()) {
    const due = rows.filter((row) => row.stage === stage);
    if (sum(due).visitors < BATCH_VISITORS) continue;
    const of = (version: string | null) => due.filter((row) => row.version === version);
    const shares = [...new Set(due.map(({ share }) => share))].map((share) => {
      const ofShare = (row: Row) => row.share === share;
      return {
        share,
        candidates: sum(of(which.candidate).filter(ofShare)).visitors,
        visitors: sum(due.filter(ofShare)).visitors,
      };
    });
    const measure = MEASURE_AT[stage];
    batches.push({
      stage,
      candidate: sum(of(which.candidate)),
      control: sum(of(which.control)),
      shares,
      times: measure
        ? { measure, visits: (await database.query<TimedVisit>(timesOf(measure), [...where, stage])).rows }
        : null,
    });
    await database.query(WEIGHED, [...where, [...CHECKPOINT_SECONDS], stage]);
  }
  return batches;
}

const sum = (rows: readonly Row[]): Cohort => ({
  visitors: rows.reduce((all, { visitors }) => all + visitors, 0),
  failed: rows.reduce((all, { failed }) => all + failed, 0),
});

/** How many networks the candidate's failures came from, and how many visits the limit per network left out. */
export async function readNetworks(
  database: Queryable,
  { channel, remote, comparison, candidate }: WhichVisits,
): Promise<{ failingNetworks: number; leftOut: number }> {
  const { rows } = await database.query<{ failing: number; left_out: number }>(
    `select (
       select count(distinct network)::int from registry.visits
       where channel = $1 and remote = $2 and comparison = $3 and version = $4 and failed_at is not null
     ) as failing, (
       select coalesce(sum(left_out), 0)::int from registry.visit_networks
       where channel = $1 and remote = $2 and comparison = $3
     ) as left_out`,
    [channel, remote, comparison, candidate],
  );
  return { failingNetworks: rows[0]?.failing ?? 0, leftOut: rows[0]?.left_out ?? 0 };
}

/** How many networks had visitors of the candidate who waited longer than three quarters of the control's. */
export async function readSlowNetworks(
  database: Queryable,
  { channel, remote, comparison, candidate, control }: WhichVisits,
): Promise<number> {
  const { rows } = await database.query<{ networks: number }>(
    `with usual as (
       select percentile_disc(0.75) within group (order by ready_ms) as ready_ms,
         percentile_disc(0.75) within group (order by interaction_ms) as interaction_ms
       from registry.visits where channel = $1 and remote = $2 and comparison = $3 and version = $5
     )
     select count(distinct network)::int as networks from registry.visits as held, usual
     where channel = $1 and remote = $2 and comparison = $3 and version = $4
       and (held.ready_ms > usual.ready_ms or held.interaction_ms > usual.interaction_ms)`,
    [channel, remote, comparison, candidate, control],
  );
  return rows[0]?.networks ?? 0;
}

/** The control's visitors of the day before the rollout, the newest first, with their failures by the first checkpoint. */
export async function takePast(
  database: Queryable,
  where: { channel: string; remote: string; control: string | null; startedAt: Date },
  until: string,
  wanted: number,
): Promise<{ past: Cohort; until: string }> {
  if (wanted === 0) return { past: { visitors: 0, failed: 0 }, until };
  const { channel, remote, control, startedAt } = where;
  const { rows } = await database.query<Cohort & { until: Date | null }>(
    `select count(*)::int as visitors, min(first_at) as until,
       count(*) filter (where failed_at <= first_at + make_interval(secs => $7))::int as failed
     from (
       select first_at, failed_at from registry.visits
       where channel = $1 and remote = $2 and version = $3 and comparison like 'before %'
         and first_at < $4 and first_at >= $5::timestamptz - interval '1 day'
       order by first_at desc limit $6
     ) as taken`,
    [channel, remote, control, until, startedAt, wanted, CHECKPOINT_SECONDS[0]],
  );
  const { visitors = 0, failed = 0, until: oldest } = rows[0] ?? {};
  return { past: { visitors, failed }, until: oldest?.toISOString() ?? until };
}
