import { randomUUID } from 'node:crypto';
import type { Epoch } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';

/** Starts an epoch that is newer than all before, and notifies every node of the registry. */
export async function startEpoch(database: Queryable): Promise<Epoch> {
  // Later by a whole millisecond, the precision of times in documents.
  const { rows } = await database.query<{ epoch: string; started_at: Date }>(
    `update registry.registry_epoch
     set epoch = $1, started_at = greatest(clock_timestamp(), started_at + interval '1 millisecond')
     returning epoch, started_at`,
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
