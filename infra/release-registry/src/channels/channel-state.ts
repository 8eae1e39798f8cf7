import type { ChannelState, LiveRelease, QuarantinedRelease } from '@souk/contracts';
import type { Queryable } from '../releases/releases.ts';

interface LiveRow {
  remote: string;
  revision: number;
  stable_version: string;
  canary_version: string | null;
  canary_share: number;
  action: 'activate' | 'rollback';
  reason: string | null;
  actor: string;
  created_at: Date;
  fallback: string | null;
}

// The newest row of each remote, and beside it the version that was stable last before it and is not quarantined.
const LIVE = `
  select live.*, fallback.stable_version as fallback
  from (
    select distinct on (remote) * from registry.channel_revisions
    where channel = $1
    order by remote, revision desc
  ) as live
  left join lateral (
    select earlier.stable_version from registry.channel_revisions as earlier
    where earlier.channel = live.channel and earlier.remote = live.remote and earlier.revision < live.revision
      and earlier.stable_version <> live.stable_version
      and not exists (
        select 1 from registry.quarantined_releases as bad
        where bad.channel = earlier.channel and bad.remote = earlier.remote and bad.version = earlier.stable_version
      )
    order by earlier.revision desc
    limit 1
  ) as fallback on true
  order by live.remote`;

/** The newest state of a channel; one that was never used is at revision 0 and holds nothing. */
export async function readChannelState(database: Queryable, channel: string): Promise<ChannelState> {
  const epoch = await database.query<{ epoch: string }>('select epoch from registry.registry_epoch');
  const live = await database.query<LiveRow>(LIVE, [channel]);
  const quarantined = await readQuarantine(database, channel);
  const remotes = Object.fromEntries(live.rows.map((row) => [row.remote, liveRelease(row)]));
  return {
    channel,
    epoch: epoch.rows[0]?.epoch ?? '',
    revision: Math.max(0, ...live.rows.map(({ revision }) => revision)),
    remotes,
    quarantined,
  };
}

function liveRelease(row: LiveRow): LiveRelease {
  return {
    stable: row.stable_version,
    canary: row.canary_version === null ? null : { version: row.canary_version, share: row.canary_share },
    fallback: row.fallback,
    revision: row.revision,
    action: row.action,
    reason: row.reason,
    actor: row.actor,
    changedAt: row.created_at.toISOString(),
  };
}

async function readQuarantine(database: Queryable, channel: string): Promise<QuarantinedRelease[]> {
  const { rows } = await database.query<{
    remote: string;
    version: string;
    revision: number;
    reason: string;
    created_at: Date;
  }>(
    `select remote, version, revision, reason, created_at from registry.quarantined_releases
     where channel = $1 order by revision desc, remote`,
    [channel],
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, quarantinedAt: created_at.toISOString() }));
}
