import type {
  ChannelAction,
  ChannelRevision,
  ChannelState,
  LiveRelease,
  Rollout,
  RolloutStep,
} from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { CHANGES_WHAT_LIVES } from './changes-what-lives.ts';

interface LiveRow {
  remote: string;
  revision: number;
  stable_version: string | null;
  canary_version: string | null;
  canary_share: number;
  canary_kind: Rollout['kind'] | null;
  action: ChannelAction;
  reason: string | null;
  actor: string;
  created_at: Date | string;
  fallback: string | null;
}

interface QuarantineRow {
  remote: string;
  version: string;
  revision: number;
  reason: string;
  killed: boolean;
  created_at: string;
}

interface RenderingOffRow {
  remote: string;
  revision: number;
  reason: string;
  actor: string;
  created_at: string;
}

interface RolloutRow {
  remote: string;
  kind: Rollout['kind'];
  steps: RolloutStep[];
  step: number;
  status: Rollout['status'];
  next_at: string | null;
}

// The newest row of each remote, with the last stable version before it that is not quarantined.
const LIVE = `
  select live.*, fallback.stable_version as fallback
  from (
    select distinct on (remote) * from registry.channel_revisions
    where channel = $1 and ${CHANGES_WHAT_LIVES}
    order by remote, revision desc
  ) as live
  left join lateral (
    select earlier.stable_version from registry.channel_revisions as earlier
    where earlier.channel = live.channel and earlier.remote = live.remote and earlier.revision < live.revision
      and earlier.stable_version <> live.stable_version
      and not exists (
        select 1 from registry.quarantined_releases as bad
        where bad.channel = earlier.channel and bad.remote = earlier.remote and bad.version = earlier.stable_version
          and bad.lifted_at is null
      )
    order by earlier.revision desc
    limit 1
  ) as fallback on true`;

/** The names of all channels that have a revision. */
export async function listChannels(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ channel: string }>(
    'select distinct channel from registry.channel_revisions order by channel',
  );
  return rows.map(({ channel }) => channel);
}

const QUARANTINED = `
  select remote, version, revision, reason, killed, created_at from registry.quarantined_releases
  where channel = $1 and lifted_at is null`;

const RENDERING_OFF =
  'select remote, revision, reason, actor, created_at from registry.server_renderings where channel = $1';

const ROLLOUTS =
  'select remote, kind, steps, step, status, next_at from registry.rollouts where channel = $1';

// One statement reads one snapshot; separate statements could read parts of two revisions.
const STATE = `
  select epoch, started_at, clock_timestamp() as now,
    (select max(revision) from registry.channel_revisions where channel = $1) as revision,
    (select coalesce(json_agg(live order by remote), '[]') from (${LIVE}) as live) as live,
    (select coalesce(json_agg(held order by revision desc, remote), '[]') from (${QUARANTINED}) as held) as quarantined,
    (select coalesce(json_agg(held order by revision desc), '[]') from (${RENDERING_OFF}) as held) as rendering_off,
    (select coalesce(json_agg(rollout), '[]') from (${ROLLOUTS}) as rollout) as rollouts
  from (values (true)) as one left join registry.registry_epoch on true`;

interface StateRow {
  /** Null before a registry first started. */
  epoch: string | null;
  started_at: Date | null;
  now: Date;
  revision: number | null;
  live: LiveRow[];
  quarantined: QuarantineRow[];
  rendering_off: RenderingOffRow[];
  rollouts: RolloutRow[];
}

/** The newest state of a channel, all of it of one revision; a channel that was never used is empty, at revision 0. */
export async function readChannelState(database: Queryable, channel: string): Promise<ChannelState> {
  return channelState(channel, await readState(database, channel));
}

/** A channel's state, when its epoch started, and the database's time: one clock for all nodes of a registry. */
export async function readDatedState(
  database: Queryable,
  channel: string,
): Promise<{ state: ChannelState; epochStartedAt: string; now: string }> {
  const row = await readState(database, channel);
  if (!row.started_at) throw new Error('The table registry.registry_epoch is empty. Restart the registry.');
  return { state: channelState(channel, row), epochStartedAt: toIso(row.started_at), now: toIso(row.now) };
}

async function readState(database: Queryable, channel: string): Promise<StateRow> {
  const { rows } = await database.query<StateRow>(STATE, [channel]);
  const [row] = rows;
  if (!row) throw new Error(`The query of the state of ${channel} returned no row`);
  return row;
}

function channelState(channel: string, row: StateRow): ChannelState {
  const rollouts = new Map(row.rollouts.map((each) => [each.remote, rollout(each)]));
  return {
    channel,
    epoch: row.epoch ?? '',
    revision: row.revision ?? 0,
    remotes: Object.fromEntries(
      row.live.map((each) => [each.remote, liveRelease(each, rollouts.get(each.remote) ?? null)]),
    ),
    quarantined: row.quarantined.map(({ created_at, ...held }) => ({
      ...held,
      quarantinedAt: toIso(created_at),
    })),
    ...(row.rendering_off.length > 0 && {
      serverRenderingOff: row.rendering_off.map(({ created_at, ...held }) => ({
        ...held,
        switchedOffAt: toIso(created_at),
      })),
    }),
  };
}

/** @param time as a row has it, or as JSON that the database made of one, to the microsecond. */
const toIso = (time: Date | string): string => new Date(time).toISOString();

const rollout = ({ kind, steps, step, status, next_at }: RolloutRow): Rollout => ({
  kind,
  steps,
  step,
  status,
  nextAt: next_at && toIso(next_at),
});

function liveRelease(row: LiveRow, rollout: Rollout | null): LiveRelease {
  return {
    stable: row.stable_version,
    canary:
      row.canary_version === null
        ? null
        : {
            version: row.canary_version,
            share: row.canary_share,
            kind: row.canary_kind ?? 'canary',
            rollout,
          },
    fallback: row.fallback,
    revision: row.revision,
    action: row.action,
    reason: row.reason,
    actor: row.actor,
    changedAt: toIso(row.created_at),
  };
}

/** Versions that were stable before and are not quarantined, the last one first: the candidates of a rollback. */
export async function readGoodVersions(
  database: Queryable,
  channel: string,
  remote: string,
): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    `select stable_version as version from registry.channel_revisions as earlier
     where channel = $1 and remote = $2 and stable_version is not null and not exists (
       select 1 from registry.quarantined_releases as bad
       where bad.channel = earlier.channel and bad.remote = earlier.remote and bad.version = earlier.stable_version
         and bad.lifted_at is null
     )
     group by stable_version order by max(revision) desc limit 20`,
    [channel, remote],
  );
  return rows.map(({ version }) => version);
}

/** Whether a release was live or a candidate in a channel before. */
export async function wasLive(
  database: Queryable,
  channel: string,
  remote: string,
  version: string,
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from registry.channel_revisions
     where channel = $1 and remote = $2 and $3 in (stable_version, canary_version) limit 1`,
    [channel, remote, version],
  );
  return rows.length > 0;
}

/** Whether a release was ever the stable one of its remote in a channel. */
export async function wasStable(
  database: Queryable,
  channel: string,
  remote: string,
  version: string,
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from registry.channel_revisions
     where channel = $1 and remote = $2 and stable_version = $3 limit 1`,
    [channel, remote, version],
  );
  return rows.length > 0;
}

/** The channel's history, the newest first. */
export async function readHistory(
  database: Queryable,
  channel: string,
  { remote, before, limit }: { remote?: string | undefined; before?: number | undefined; limit: number },
): Promise<ChannelRevision[]> {
  const { rows } = await database.query<LiveRow & { version: string | null }>(
    `select * from registry.channel_revisions
     where channel = $1 and ($2::text is null or remote = $2) and ($3::int is null or revision < $3)
     order by revision desc limit $4`,
    [channel, remote ?? null, before ?? null, limit],
  );
  return rows.map((row) => ({
    revision: row.revision,
    remote: row.remote,
    action: row.action,
    version: row.version,
    stable: row.stable_version,
    canary: row.canary_version === null ? null : { version: row.canary_version, share: row.canary_share },
    reason: row.reason,
    actor: row.actor,
    at: toIso(row.created_at),
  }));
}
