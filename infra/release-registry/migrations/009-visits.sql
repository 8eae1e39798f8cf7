-- Reports count by page tokens, each thing of a page once, and candidates are judged by visitors of many networks.

alter table registry.live_pages
  -- A keyed hash of the network that the page was loaded from; another one each day.
  add column network text not null default '',
  -- Pages of its network beyond those that count as open; `closed` as far as figures go.
  add column beyond_cap boolean not null default false,
  -- By remote and version, what the page was counted for.
  add column counted jsonb not null default '{}';
create index live_pages_by_network on registry.live_pages (channel, network, seen_at) where not closed;

-- One row for each visitor, remote and comparison: what a judgement weighs. The visitor is a hash that is another one in
-- each comparison, so nobody can be followed from one to the next.
create table registry.visits (
  channel text not null,
  remote text not null,
  -- The rollout, by its start in microseconds since 1970; or `before`, version and day where nothing is compared.
  comparison text not null,
  visitor text not null,
  version text not null,
  network text not null,
  -- Percent of visitors who were given the candidate when the page was loaded.
  share integer not null,
  first_at timestamptz not null default now(),
  failed_at timestamptz,
  -- How often it was weighed, and when it is to be weighed again.
  stage smallint not null default 0,
  due_at timestamptz,
  primary key (channel, remote, comparison, visitor)
);
create index visits_due on registry.visits (channel, remote, comparison, due_at) where due_at is not null;
create index visits_by_version on registry.visits (channel, remote, version, first_at);

-- How much each network weighs in a comparison, and what its bound left out.
create table registry.visit_networks (
  channel text not null,
  remote text not null,
  comparison text not null,
  network text not null,
  candidate integer not null default 0,
  control integer not null default 0,
  left_out integer not null default 0,
  begun_at timestamptz not null default now(),
  primary key (channel, remote, comparison, network)
);

-- What was known of comparisons counted pages; they begin again with visitors.
update registry.rollouts set judgement = null;
alter table registry.release_counts
  drop column late_pages,
  -- Pages that the release kept from answering, and for how long at the longest.
  add column blocked_pages integer not null default 0,
  add column longest_task_ms integer;
