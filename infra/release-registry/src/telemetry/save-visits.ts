import { CHECKPOINT_SECONDS } from '../judgement/checkpoints.ts';
import type { Queryable } from '../queryable.ts';
import type { Comparisons } from './comparisons.ts';
import type { Visit } from './visits.ts';

interface NetworkRow {
  channel: string;
  remote: string;
  comparison: string;
  network: string;
  candidate: number;
  control: number;
  left_out: number;
  timed_candidate: number;
  timed_control: number;
}

type Keyed = Pick<Visit, 'channel' | 'remote' | 'comparison'>;
const visitKey = (visit: Keyed & { visitor: string }) =>
  JSON.stringify([visit.channel, visit.remote, visit.comparison, visit.visitor]);
const networkKey = (row: Keyed & { network: string }) =>
  JSON.stringify([row.channel, row.remote, row.comparison, row.network]);

/**
 * Saves visits, each visitor once in a comparison, with the first failure. A network counts until either side has reached
 * its limit of visits; later ones count as left out. It stops for both sides at once, so that the candidate's share of its
 * visits stays the assigned one.
 */
export async function saveVisits(
  database: Queryable,
  visits: readonly Visit[],
  comparisons: Comparisons,
): Promise<void> {
  if (visits.length === 0) return;
  const known = await addToKnown(database, visits);
  const fresh = new Map<string, Visit>();
  for (const visit of visits) {
    const key = visitKey(visit);
    const first = fresh.get(key);
    // A batch can contain two pages of one visitor.
    if (first) join(first, visit);
    // A failure of a visitor who was left out, or deleted, is no first visit.
    else if (!known.has(key) && !visit.isLate) fresh.set(key, { ...visit });
  }
  if (fresh.size === 0) return;
  const networks = await lockNetworks(database, [...fresh.values()]);
  const admitted = [...fresh.values()].flatMap((visit) => {
    const row = networks.get(networkKey(visit));
    if (!row) return [];
    const { channel, remote, side } = visit;
    const bound = comparisons.networkVisits(channel, remote);
    if (row.candidate >= bound || row.control >= bound) {
      row.left_out += 1;
      return [];
    }
    row[side] += 1;
    const timedBound = comparisons.timedVisits(channel, remote);
    if (!visit.timed || row.timed_candidate >= timedBound || row.timed_control >= timedBound)
      return [{ ...visit, timed: false, readyMs: null, interactionMs: null }];
    row[`timed_${side}`] += 1;
    return [visit];
  });
  await database.query(SAVE_NETWORKS, [JSON.stringify([...networks.values()])]);
  if (admitted.length > 0)
    await database.query(SAVE_VISITS, [JSON.stringify(admitted), CHECKPOINT_SECONDS[0]]);
}

function join(first: Visit, visit: Visit): void {
  if (first.version !== visit.version) return;
  first.failed ||= visit.failed;
  first.readyMs ??= visit.readyMs;
  if (visit.interactionMs !== null)
    first.interactionMs = Math.max(first.interactionMs ?? 0, visit.interactionMs);
}

/** Saves first failures and times of known visitors; returns who is known. */
async function addToKnown(database: Queryable, visits: readonly Visit[]): Promise<Set<string>> {
  const { rows } = await database.query<Keyed & { visitor: string }>(ADD_TO_KNOWN, [JSON.stringify(visits)]);
  return new Set(rows.map(visitKey));
}

// In a fixed order, as everywhere, so that concurrent batches cannot deadlock.
const ADD_TO_KNOWN = `
  with met as (
    select channel, remote, comparison, visitor, version, bool_or(failed) as failed,
      min("readyMs") as ready_ms, max("interactionMs") as interaction_ms
    from jsonb_to_recordset($1::jsonb) as met (
      channel text, remote text, comparison text, visitor text, version text, failed boolean, "readyMs" integer,
      "interactionMs" integer)
    group by channel, remote, comparison, visitor, version
  ), known as (
    select held.channel, held.remote, held.comparison, held.visitor, met.ready_ms, met.interaction_ms,
      met.failed and held.failed_at is null and held.version = met.version as fails,
      coalesce(met.ready_ms, met.interaction_ms) is not null and held.timed and held.version = met.version as is_timed
    from met join registry.visits as held using (channel, remote, comparison, visitor)
    order by held.channel, held.remote, held.comparison, held.visitor
    for update of held
  ), added as (
    update registry.visits as held set
      failed_at = case when known.fails then now() else held.failed_at end,
      ready_ms = case when known.is_timed then coalesce(held.ready_ms, known.ready_ms) else held.ready_ms end,
      interaction_ms = case when known.is_timed
        then greatest(held.interaction_ms, known.interaction_ms) else held.interaction_ms end
    from known
    where (known.fails or known.is_timed) and (held.channel, held.remote, held.comparison, held.visitor)
      = (known.channel, known.remote, known.comparison, known.visitor)
  )
  select channel, remote, comparison, visitor from known`;

async function lockNetworks(database: Queryable, visits: readonly Visit[]): Promise<Map<string, NetworkRow>> {
  const { rows } = await database.query<NetworkRow>(LOCK_NETWORKS, [JSON.stringify(visits)]);
  return new Map(rows.map((row) => [networkKey(row), row]));
}

const LOCK_NETWORKS = `
  insert into registry.visit_networks as held (channel, remote, comparison, network)
  select distinct channel, remote, comparison, network
  from jsonb_to_recordset($1::jsonb) as met (channel text, remote text, comparison text, network text)
  order by channel, remote, comparison, network
  on conflict (channel, remote, comparison, network) do update set left_out = held.left_out
  returning channel, remote, comparison, network, candidate, control, left_out, timed_candidate, timed_control`;

const SAVE_NETWORKS = `
  update registry.visit_networks as held
  set candidate = new.candidate, control = new.control, left_out = new.left_out,
    timed_candidate = new.timed_candidate, timed_control = new.timed_control
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, comparison text, network text, candidate integer, control integer, left_out integer,
    timed_candidate integer, timed_control integer)
  where (held.channel, held.remote, held.comparison, held.network) = (new.channel, new.remote, new.comparison, new.network)`;

const SAVE_VISITS = `
  insert into registry.visits
    (channel, remote, comparison, visitor, version, network, share, failed_at, due_at, timed, ready_ms, interaction_ms)
  select channel, remote, comparison, visitor, version, network, share, case when failed then now() end,
    now() + make_interval(secs => $2), timed, "readyMs", "interactionMs"
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, comparison text, visitor text, version text, network text, share integer, failed boolean,
    timed boolean, "readyMs" integer, "interactionMs" integer)
  order by channel, remote, comparison, visitor
  on conflict do nothing`;
