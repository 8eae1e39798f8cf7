import type { Propagation } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { PAGE_TIMEOUT_SECONDS } from './live-pages.ts';

// A channel's newest revision, and its pages that reported lately.
const NEWEST = `
  newest as (
    select $1::text as channel, revision, created_at as revised_at, (select epoch from registry.registry_epoch) as epoch
    from registry.channel_revisions where channel = $1 order by revision desc limit 1
  ), open as (
    select held.*, (held.epoch = newest.epoch and held.revision >= newest.revision) as followed,
      (held.epoch <> newest.epoch or held.first_revision < newest.revision) as older
    from registry.live_pages as held, newest
    where held.channel = $1 and not closed and seen_at > now() - make_interval(secs => ${PAGE_TIMEOUT_SECONDS})
  )`;

interface Summary {
  epoch: string;
  revision: number;
  revised_at: Date;
  pages: number;
  followed: number;
  half: number | null;
  most: number | null;
  all: number | null;
  beyond_cap: number;
}

/** How many open pages have followed the newest revision. */
export async function readPropagation(database: Queryable, channel: string): Promise<Propagation> {
  const summary = await database.query<Summary>(
    `with ${NEWEST}
     select newest.epoch, newest.revision, newest.revised_at,
       (select count(*)::int from open) as pages, (select count(*)::int from open where followed) as followed,
       (select count(*)::int from registry.live_pages
        where channel = $1 and beyond_cap and seen_at > now() - make_interval(secs => ${PAGE_TIMEOUT_SECONDS})) as beyond_cap,
       extract(epoch from half_at - newest.revised_at)::double precision as half,
       extract(epoch from most_at - newest.revised_at)::double precision as most,
       extract(epoch from all_at - newest.revised_at)::double precision as all
     from newest left join registry.revision_milestones as reached
       on reached.channel = newest.channel and reached.revision = newest.revision`,
    [channel],
  );
  const [row] = summary.rows;
  if (!row) return nothingYet(database, channel);
  return {
    channel,
    epoch: row.epoch,
    revision: row.revision,
    revisedAt: row.revised_at.toISOString(),
    pages: row.pages,
    followed: row.followed,
    seconds: { half: row.half, most: row.most, all: row.all },
    beyondCap: row.beyond_cap,
    releases: await readShown(database, channel),
  };
}

async function nothingYet(database: Queryable, channel: string): Promise<Propagation> {
  const { rows } = await database.query<{ epoch: string }>('select epoch from registry.registry_epoch');
  const seconds = { half: null, most: null, all: null };
  return {
    channel,
    epoch: rows[0]?.epoch ?? '',
    revision: 0,
    revisedAt: null,
    pages: 0,
    followed: 0,
    seconds,
    beyondCap: 0,
    releases: {},
  };
}

/** How many open pages have each release armed, and show it. */
async function readShown(database: Queryable, channel: string): Promise<Propagation['releases']> {
  const { rows } = await database.query<{ remote: string; version: string; armed: number; shown: number }>(
    `with ${NEWEST}
     select remote, version, count(*) filter (where how = 'armed')::int as armed, count(*) filter (where how = 'shown')::int as shown
     from (
       select 'armed' as how, each.* from open, jsonb_each_text(armed) as each (remote, version)
       union all
       select 'shown', each.* from open, jsonb_each_text(shown) as each (remote, version)
     ) as named
     group by remote, version order by remote, version`,
    [channel],
  );
  const releases: Propagation['releases'] = {};
  for (const { remote, version, armed, shown } of rows) (releases[remote] ??= {})[version] = { armed, shown };
  return releases;
}

/**
 * Saves when half, 95 % and all of the pages of older revisions followed the newest one. A reached milestone stays,
 * whichever pages are closed later; without such pages there is none.
 */
export async function saveMilestones(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ channel: string }>(
    `select newest.channel from (
       select distinct on (channel) channel, revision, created_at from registry.channel_revisions
       order by channel, revision desc
     ) as newest
     where newest.created_at > now() - interval '1 day' and not exists (
       select 1 from registry.revision_milestones as reached
       where reached.channel = newest.channel and reached.revision = newest.revision and all_at is not null
     )`,
  );
  for (const { channel } of rows) await database.query(SAVE_MILESTONES, [channel]);
}

const SAVE_MILESTONES = `
  with ${NEWEST}, reached as (
    select nullif(percentile_disc(0.5) within group (order by at), 'infinity') as half_at,
      nullif(percentile_disc(0.95) within group (order by at), 'infinity') as most_at,
      nullif(max(at), 'infinity') as all_at
    from (
      select case when followed then greatest(followed_at, newest.revised_at) else 'infinity' end as at
      from open, newest where older
    ) as each
  )
  insert into registry.revision_milestones as held (channel, revision, revised_at, half_at, most_at, all_at)
  select channel, revision, revised_at, half_at, most_at, all_at from newest, reached where half_at is not null
  on conflict (channel, revision) do update set
    half_at = coalesce(held.half_at, excluded.half_at),
    most_at = coalesce(held.most_at, excluded.most_at),
    all_at = coalesce(held.all_at, excluded.all_at)`;
