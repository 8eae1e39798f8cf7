import type { CollectedRelease } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool, PoolClient } from 'pg';
import { REGISTRY_ACTOR } from '../audit/audit-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { markCollected, removeFiles } from './collect-releases.ts';

/** How often releases are collected automatically, in milliseconds: once a day. */
export const COLLECT_EVERY_MS = 24 * 60 * 60_000;

/**
 * Collects where the last collection of this kind was long enough ago. Any number of processes may ask: one of them does it.
 * @returns what was collected; null where it was not due, or another process had begun.
 */
export async function collectWhenDue(
  { pool, store }: { pool: Pool; store: ReleaseStore },
  now: Date,
  everyMs: number,
): Promise<CollectedRelease[] | null> {
  const collected = await transaction(pool, async (client) =>
    (await startCollection(client, now, everyMs)) ? markCollected(client, REGISTRY_ACTOR) : null,
  );
  if (collected) await removeFiles(pool, store);
  return collected;
}

/** Stored in the transaction that collects, so that a failed collection stays due. */
async function startCollection(client: PoolClient, now: Date, everyMs: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into registry.chores as last (name, begun_at) values ('retention', $1)
     on conflict (name) do update set begun_at = excluded.begun_at
       where last.begun_at <= excluded.begun_at - make_interval(secs => $2)`,
    [now, everyMs / 1000],
  );
  return rowCount === 1;
}
