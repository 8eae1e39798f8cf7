import { HOST_NAME } from '@souk/contracts';
import type { PageReport } from '@souk/contracts';
import type { Queryable } from '../releases/releases.ts';
import type { Met } from './release-counts.ts';

export interface HeardPage {
  page: string;
  /** What it had met before this report. */
  met: Met;
  /** Seconds since 1970. */
  now: number;
}

/** Keeps what pages say of themselves, one report of each; answers those that were not heard before. */
export async function keepPages(database: Queryable, reports: readonly PageReport[]): Promise<HeardPage[]> {
  const rows = reports.map(({ picked, armed, shown, leaving, releases: _met, ...page }) => ({
    ...page,
    picked,
    armed,
    shown,
    closed: leaving,
    host_version: shown[HOST_NAME] ?? picked[HOST_NAME] ?? null,
  }));
  const heard = await database.query<HeardPage>(KEEP, [JSON.stringify(rows)]);
  return heard.rows;
}

const KEEP = `
  insert into registry.live_pages as held
    (page, sequence, channel, epoch, first_revision, revision, followed_at, host_version, picked, armed, shown, closed, seen_at)
  select page, sequence, channel, epoch, revision, revision, now(), host_version, picked, armed, shown, closed, now()
  from jsonb_to_recordset($1::jsonb) as new (
    page text, sequence integer, channel text, epoch text, revision integer, host_version text,
    picked jsonb, armed jsonb, shown jsonb, closed boolean)
  order by page
  on conflict (page) do update set
    sequence = excluded.sequence,
    channel = excluded.channel,
    epoch = excluded.epoch,
    first_revision = case when (held.channel, held.epoch) = (excluded.channel, excluded.epoch)
      then held.first_revision else excluded.revision end,
    revision = excluded.revision,
    followed_at = case when (held.channel, held.epoch, held.revision) = (excluded.channel, excluded.epoch, excluded.revision)
      then held.followed_at else now() end,
    host_version = excluded.host_version,
    picked = excluded.picked,
    armed = excluded.armed,
    shown = excluded.shown,
    closed = excluded.closed,
    seen_at = now()
  where held.sequence < excluded.sequence
  returning page, met, extract(epoch from now())::double precision as now`;

/** Remembers what pages have met; their rows are held by the same transaction. */
export async function rememberMet(
  database: Queryable,
  pages: readonly { page: string; met: Met }[],
): Promise<void> {
  if (pages.length === 0) return;
  await database.query(
    `update registry.live_pages as held set met = new.met
     from jsonb_to_recordset($1::jsonb) as new (page text, met jsonb) where held.page = new.page`,
    [JSON.stringify(pages)],
  );
}

/**
 * Hosts that pages of a channel run which were heard of in the last half hour: what runs in them must fit them. Reports can
 * be made up, so a host counts only where it was live within the last week.
 */
export async function readOpenHosts(
  database: Queryable,
  channel: string,
): Promise<{ version: string; pages: number }[]> {
  const { rows } = await database.query<{ version: string; pages: number }>(OPEN_HOSTS, [channel, HOST_NAME]);
  return rows;
}

const OPEN_HOSTS = `
  select held.host_version as version, count(*)::int as pages from registry.live_pages as held
  where held.channel = $1 and not held.closed and held.seen_at > now() - interval '30 minutes' and held.host_version in (
    select unnest(array[stable_version, canary_version]) from (
      select stable_version, canary_version, lead(created_at, 1, now()) over (order by revision) as until
      from registry.channel_revisions where channel = $1 and remote = $2
    ) as lived where until > now() - interval '7 days'
  )
  group by held.host_version order by held.host_version`;
