import type { CollectedRelease } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { planRetention } from './plan-retention.ts';

/**
 * Deletes the files of releases that nothing needs; their rows stay. What a crash left behind is deleted the next time.
 * @returns what was collected now.
 */
export async function collectReleases(
  pool: Pool,
  store: ReleaseStore,
  actor: Actor,
): Promise<CollectedRelease[]> {
  const collected = await transaction(pool, (client) => markCollected(client, actor));
  await removeFiles(pool, store);
  return collected;
}

/** Decides which releases to collect, and logs it in the audit. */
export async function markCollected(client: PoolClient, actor: Actor): Promise<CollectedRelease[]> {
  // Nothing can go live between the check and the decision.
  await client.query('lock table registry.channel_revisions in share mode');
  const { collect } = await planRetention(client);
  const { rows } = await client.query<{ remote: string; version: string }>(
    `update registry.releases set collected_at = now()
     where collected_at is null and (remote, version) in (select * from unnest($1::text[], $2::text[]))
     returning remote, version`,
    [collect.map(({ remote }) => remote), collect.map(({ version }) => version)],
  );
  const keys = new Set(rows.map(({ remote, version }) => `${remote} ${version}`));
  const collected = collect.filter(({ remote, version }) => keys.has(`${remote} ${version}`));
  for (const { remote, version } of collected)
    await writeAudit(client, actor, {
      action: 'collect',
      remote,
      version,
      reason: 'Nothing needed its files any more.',
    });
  return collected;
}

/** Removes the files of collected releases that still have some. */
export async function removeFiles(pool: Pool, store: ReleaseStore): Promise<void> {
  const { rows } = await pool.query<{ remote: string; version: string }>(
    `select remote, version from registry.releases
     where collected_at is not null and files_removed_at is null order by remote, version`,
  );
  for (const { remote, version } of rows) {
    await store.remove(remote, version);
    await pool.query(
      'update registry.releases set files_removed_at = now() where remote = $1 and version = $2',
      [remote, version],
    );
  }
}
