-- What open pages run, what they met with each release, and how the newest revision reached them.

create table registry.live_pages (
  -- A random name of one page load; nothing of who looks at it.
  page text primary key,
  sequence integer not null,
  channel text not null,
  epoch text not null,
  -- The revision that the page started with, and the one that it knows now.
  first_revision integer not null,
  revision integer not null,
  followed_at timestamptz not null,
  host_version text,
  picked jsonb not null,
  armed jsonb not null,
  shown jsonb not null,
  -- By remote and version: when the page was counted (seconds since 1970), and whether as failed.
  met jsonb not null default '{}',
  closed boolean not null default false,
  seen_at timestamptz not null
);
create index live_pages_by_channel on registry.live_pages (channel, seen_at) where not closed;
create index live_pages_by_age on registry.live_pages (seen_at);

create table registry.release_counts (
  channel text not null,
  remote text not null,
  version text not null,
  minute timestamptz not null,
  loads integer not null,
  load_failures integer not null,
  mount_failures integer not null,
  render_failures integer not null,
  script_failures integer not null,
  fallbacks integer not null,
  -- Pages that met the release for the first time, those that met their first failure, and those of them that were counted in an earlier minute.
  pages integer not null,
  failed_pages integer not null,
  late_pages integer not null,
  -- How many loads took as long as each step of the scale in load-times.ts.
  load_times integer[] not null,
  primary key (channel, remote, version, minute)
);
create index release_counts_by_age on registry.release_counts (minute);

create function registry.add_counts(a integer[], b integer[]) returns integer[] language sql immutable as $$
  select array_agg(coalesce(x, 0) + coalesce(y, 0) order by at) from unnest(a, b) with ordinality as pairs (x, y, at)
$$;

-- When half, 95 of a hundred and all of the pages that were open before a revision had followed it.
create table registry.revision_milestones (
  channel text not null,
  revision integer not null,
  revised_at timestamptz not null,
  half_at timestamptz,
  most_at timestamptz,
  all_at timestamptz,
  primary key (channel, revision)
);

-- What the comparison of a candidate with its control remembers between two looks; gone with the rollout.
alter table registry.rollouts add column judgement jsonb;
