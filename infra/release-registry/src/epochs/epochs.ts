import { randomUUID } from 'node:crypto';
import type { Epoch } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';

interface EpochRow {
  epoch: string;
  started_at: Date;
  now: Date;
}

/** The registry's epoch, and the database's time: one clock for all nodes of a registry. */
export async function readEpoch(database: Queryable): Promise<Epoch & { now: string }> {
  const { rows } = await database.query<EpochRow>(
    'select epoch, started_at, clock_timestamp() as now from registry.registry_epoch',
  );
  const [row] = rows;
  if (!row) throw new Error('The table registry.registry_epoch is empty. Restart the registry.');
  return { epoch: row.epoch, startedAt: row.started_at.toISOString(), now: row.now.toISOString() };
}

/** Starts an epoch that is newer than all before, and notifies every node of the registry. */
export async function startEpoch(database: Queryable): Promise<Epoch> {
  // Later by a whole millisecond, the precision of times in documents.
  const { rows } = await database.query<EpochRow>(
    `update registry.registry_epoch
     set epoch = $1, started_at = greatest(clock_timestamp(), started_at + interval '1 millisecond')
     returning epoch, started_at, clock_timestamp() as now`,
    [randomUUID()],
  );
  const [row] = rows;
  if (!row) throw new Error('The table registry.registry_epoch is empty. Restart the registry.');
  await database.query(
    `select pg_notify('souk_revisions', json_build_object('channel', channel, 'epoch', $1::text, 'revision', max(revision))::text)
     from registry.channel_revisions group by channel`,
    [row.epoch],
  );
  return { epoch: row.epoch, startedAt: row.started_at.toISOString() };
}

/** The newest revision of every channel. */
export async function newestRevisions(
  database: Queryable,
): Promise<{ channel: string; epoch: string; revision: number }[]> {
  const { rows } = await database.query<{ channel: string; epoch: string; revision: number }>(
    `select channel, max(revision) as revision, (select epoch from registry.registry_epoch) as epoch
     from registry.channel_revisions group by channel`,
  );
  return rows;
}
