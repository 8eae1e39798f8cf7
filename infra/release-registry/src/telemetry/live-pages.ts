import { HOST_NAME } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import type { Counted, Met } from './release-counts.ts';
import type { VerifiedReport } from './verify-reports.ts';

/**
 * How many open pages of one network count in a channel, unless configured otherwise: one network must not decide what the
 * figures say.
 */
export const NETWORK_PAGES = 50;

/**
 * A page without a report for so long, in seconds, counts as closed: its browser may have ended it. Pages report
 * every 45 seconds, and browsers let a tab in the background run once a minute.
 */
export const PAGE_TIMEOUT_SECONDS = 65;

export interface SavedPage {
  page: string;
  /** It is not counted, because its network has reached the limit of pages. */
  beyond_cap: boolean;
  /** The releases that it had met before this report, and what was counted for it. */
  met: Met;
  counted: Counted;
  /** Seconds since 1970. */
  now: number;
}

/** Saves one report of each page; returns the pages whose report is new. */
export async function savePages(
  database: Queryable,
  reports: readonly VerifiedReport[],
): Promise<SavedPage[]> {
  const rows = reports.map(({ issued, leaving, shown, picked, armed, sequence, epoch, revision }) => ({
    page: issued.page,
    channel: issued.channel,
    network: issued.network,
    // A page that has not followed any revision yet is older than the newest one.
    first_revision: issued.revision,
    sequence,
    epoch,
    revision,
    picked,
    armed,
    shown,
    closed: leaving,
    host_version: shown[HOST_NAME] ?? picked[HOST_NAME] ?? null,
  }));
  const saved = await database.query<SavedPage>(SAVE_PAGES, [JSON.stringify(rows)]);
  return saved.rows;
}

const SAVE_PAGES = `
  with bound as (
    select coalesce((
      select (settings ->> 'networkPages')::int from registry.remote_settings where channel = '*' and remote = 'pages'
    ), ${NETWORK_PAGES}) as pages
  ), sent as (
    select sent.*, not exists (
      select from registry.live_pages as known where known.page = sent.page and not known.beyond_cap
    ) as is_new
    from jsonb_to_recordset($1::jsonb) as sent (
      page text, sequence integer, channel text, network text, epoch text, first_revision integer, revision integer,
      host_version text, picked jsonb, armed jsonb, shown jsonb, closed boolean)
  ), bounded as (
    select sent.*, is_new and count(*) filter (where is_new) over (partition by channel, network order by page) + (
      select count(*) from (
        select from registry.live_pages as open
        where open.channel = sent.channel and open.network = sent.network and not open.closed
          and open.seen_at > now() - make_interval(secs => ${PAGE_TIMEOUT_SECONDS})
        limit bound.pages
      ) as others
    ) > bound.pages as beyond_cap
    from sent, bound
  )
  insert into registry.live_pages as held
    (page, sequence, channel, network, beyond_cap, epoch, first_revision, revision, followed_at, host_version, picked, armed,
     shown, closed, seen_at)
  select page, sequence, channel, network, beyond_cap, epoch, least(first_revision, revision), revision, now(), host_version,
    picked, armed, shown, closed or beyond_cap, now()
  from bounded
  order by page
  on conflict (page) do update set
    sequence = excluded.sequence,
    epoch = excluded.epoch,
    first_revision = case when held.epoch = excluded.epoch then held.first_revision else excluded.revision end,
    revision = excluded.revision,
    followed_at = case when (held.epoch, held.revision) = (excluded.epoch, excluded.revision)
      then held.followed_at else now() end,
    host_version = excluded.host_version,
    picked = excluded.picked,
    armed = excluded.armed,
    shown = excluded.shown,
    closed = excluded.closed,
    beyond_cap = excluded.beyond_cap,
    seen_at = now()
  where held.sequence < excluded.sequence
  returning page, beyond_cap, met, counted, extract(epoch from now())::double precision as now`;

/** Saves the releases that pages have met; the same transaction has locked their rows. */
export async function saveMet(
  database: Queryable,
  pages: readonly { page: string; met: Met; counted: Counted }[],
): Promise<void> {
  if (pages.length === 0) return;
  await database.query(
    `update registry.live_pages as held set met = new.met, counted = new.counted
     from jsonb_to_recordset($1::jsonb) as new (page text, met jsonb, counted jsonb) where held.page = new.page`,
    [JSON.stringify(pages)],
  );
}

/**
 * Hosts of pages that reported in the last half hour: new releases must fit them. Reports can be forged, so a host counts
 * only if it was live within the last week.
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
