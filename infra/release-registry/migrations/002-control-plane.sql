-- Permissions, canaries, kills, quarantine that can be lifted, and the audit log.

create table registry.tokens (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('person', 'ci')),
  -- SHA-256 of the token, which itself is kept nowhere.
  hash text not null unique,
  scopes jsonb not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);

create table registry.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  token_id uuid,
  address text,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  code text,
  channel text,
  remote text,
  version text,
  revision integer,
  reason text
);
create index audit_log_by_remote on registry.audit_log (remote, id desc);
create trigger audit_log_append_only before update or delete on registry.audit_log
  for each row execute function registry.refuse_change();

create or replace function registry.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end;
$$;

alter table registry.channel_revisions
  add column canary_kind text check (canary_kind in ('canary', 'activation')),
  drop constraint channel_revisions_action_check,
  add constraint channel_revisions_action_check
    check (action in ('activate', 'rollback', 'kill', 'canary', 'promote', 'abort', 'quarantine', 'lift')),
  add constraint channel_revisions_canary_check
    check ((canary_version is null) = (canary_share = 0) and (canary_version is null) = (canary_kind is null));

alter table registry.quarantined_releases
  add column killed boolean not null default false,
  add column lifted_at timestamptz,
  add column lifted_by text,
  add column lift_reason text;

-- How a candidate is on its way to everybody; gone once it has arrived or was taken back.
create table registry.rollouts (
  channel text not null,
  remote text not null,
  version text not null,
  kind text not null check (kind in ('canary', 'activation')),
  steps jsonb not null,
  step integer not null default 0,
  status text not null default 'running' check (status in ('running', 'paused')),
  next_at timestamptz,
  -- What is left of a step that is paused, in seconds.
  remaining_seconds double precision,
  started_at timestamptz not null default now(),
  primary key (channel, remote)
);

create table registry.remote_settings (
  channel text not null,
  remote text not null,
  settings jsonb not null,
  primary key (channel, remote)
);

create table registry.verifications (
  remote text not null,
  version text not null,
  passed boolean not null,
  verification jsonb not null,
  created_at timestamptz not null default now(),
  primary key (remote, version),
  foreign key (remote, version) references registry.releases (remote, version)
);
