import { CHECKPOINT_SECONDS } from '../judgement/checkpoints.ts';
import type { Queryable } from '../releases/releases.ts';
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
}

type Keyed = Pick<Visit, 'channel' | 'remote' | 'comparison'>;
const visitKey = (visit: Keyed & { visitor: string }) =>
  JSON.stringify([visit.channel, visit.remote, visit.comparison, visit.visitor]);
const networkKey = (row: Keyed & { network: string }) =>
  JSON.stringify([row.channel, row.remote, row.comparison, row.network]);

/**
 * Keeps visits, each visitor once in a comparison, with the first failure. A network takes part until either side has as
 * many visits of it as may count: what it brings then is counted as left out. It stops for both sides at once, so that
 * the share of the candidate among what it brought stays the drawn one.
 */
export async function saveVisits(
  database: Queryable,
  visits: readonly Visit[],
  comparisons: Comparisons,
): Promise<void> {
  if (visits.length === 0) return;
  const known = await failKnown(database, visits);
  const fresh = new Map<string, Visit>();
  for (const visit of visits) {
    const key = visitKey(visit);
    const first = fresh.get(key);
    // Two pages of a visitor in one batch.
    if (first) first.failed ||= visit.failed && first.version === visit.version;
    // A failure of somebody who was left out, or is forgotten, is no first visit.
    else if (!known.has(key) && !visit.isLate) fresh.set(key, { ...visit });
  }
  if (fresh.size === 0) return;
  const networks = await lockNetworks(database, [...fresh.values()]);
  const admitted = [...fresh.values()].filter((visit) => {
    const row = networks.get(networkKey(visit));
    if (!row) return false;
    const bound = comparisons.networkVisits(visit.channel, visit.remote);
    if (row.candidate >= bound || row.control >= bound) {
      row.left_out += 1;
      return false;
    }
    row[visit.side] += 1;
    return true;
  });
  await database.query(SAVE_NETWORKS, [JSON.stringify([...networks.values()])]);
  if (admitted.length > 0)
    await database.query(SAVE_VISITS, [JSON.stringify(admitted), CHECKPOINT_SECONDS[0]]);
}

/** Writes first failures of visitors who are known down; answers who is known. */
async function failKnown(database: Queryable, visits: readonly Visit[]): Promise<Set<string>> {
  const { rows } = await database.query<Keyed & { visitor: string }>(FAIL_KNOWN, [JSON.stringify(visits)]);
  return new Set(rows.map(visitKey));
}

// In one order, as everywhere: two batches at once never wait for each other in a circle.
const FAIL_KNOWN = `
  with met as (
    select channel, remote, comparison, visitor, version, bool_or(failed) as failed
    from jsonb_to_recordset($1::jsonb) as met (
      channel text, remote text, comparison text, visitor text, version text, failed boolean)
    group by channel, remote, comparison, visitor, version
  ), known as (
    select held.channel, held.remote, held.comparison, held.visitor,
      met.failed and held.failed_at is null and held.version = met.version as fails
    from met join registry.visits as held using (channel, remote, comparison, visitor)
    order by held.channel, held.remote, held.comparison, held.visitor
    for update of held
  ), failing as (
    update registry.visits as held set failed_at = now() from known
    where known.fails and (held.channel, held.remote, held.comparison, held.visitor)
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
  returning channel, remote, comparison, network, candidate, control, left_out`;

const SAVE_NETWORKS = `
  update registry.visit_networks as held
  set candidate = new.candidate, control = new.control, left_out = new.left_out
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, comparison text, network text, candidate integer, control integer, left_out integer)
  where (held.channel, held.remote, held.comparison, held.network) = (new.channel, new.remote, new.comparison, new.network)`;

const SAVE_VISITS = `
  insert into registry.visits (channel, remote, comparison, visitor, version, network, share, failed_at, due_at)
  select channel, remote, comparison, visitor, version, network, share, case when failed then now() end,
    now() + make_interval(secs => $2)
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, comparison text, visitor text, version text, network text, share integer, failed boolean)
  order by channel, remote, comparison, visitor
  on conflict do nothing`;
