-- Releases and the append-only state of channels.

create table registry.registry_epoch (
  id boolean primary key default true check (id),
  epoch text not null
);

create table registry.releases (
  remote text not null,
  version text not null,
  record jsonb not null,
  -- SHA-256 over everything that runs or is decided by (releaseContent): what "the same bytes" means.
  content_hash text not null,
  published_by text not null,
  published_at timestamptz not null default now(),
  primary key (remote, version)
);

-- One row for every activation, canary step and rollback; never changed, never removed.
create table registry.channel_revisions (
  channel text not null,
  revision integer not null check (revision > 0),
  remote text not null,
  stable_version text not null,
  canary_version text,
  canary_share integer not null default 0 check (canary_share between 0 and 100),
  action text not null check (action in ('activate', 'rollback')),
  reason text,
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (channel, revision),
  foreign key (remote, stable_version) references registry.releases (remote, version)
);
create index channel_revisions_by_remote on registry.channel_revisions (channel, remote, revision desc);

create function registry.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'channel revisions are append-only';
end;
$$;
create trigger channel_revisions_append_only before update or delete on registry.channel_revisions
  for each row execute function registry.refuse_change();

-- Releases that were rolled back from (the control plane lifts them).
create table registry.quarantined_releases (
  channel text not null,
  remote text not null,
  version text not null,
  revision integer not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (channel, remote, version)
);
