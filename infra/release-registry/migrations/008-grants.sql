-- What each remote may claim, and releases that can be taken out of a channel.

create table registry.grants (
  remote text not null,
  kind text not null check (kind in ('routes', 'moduleTypes', 'contributions', 'capabilities')),
  name text not null,
  granted_by text not null,
  granted_at timestamptz not null default now(),
  primary key (remote, kind, name)
);

-- What draws pages already goes on doing so: every remote is granted what its live releases and candidates claim.
with live as (
  select distinct on (channel, remote) remote, stable_version, canary_version
  from registry.channel_revisions
  where action not in ('quarantine', 'lift')
  order by channel, remote, revision desc
), claimed as (
  select live.remote, releases.record->'manifest' as manifest
  from live join registry.releases
    on releases.remote = live.remote and releases.version in (live.stable_version, live.canary_version)
  where jsonb_typeof(releases.record->'manifest') = 'object'
)
insert into registry.grants (remote, kind, name, granted_by)
select distinct remote, kind, name, 'registry' from (
  select remote, 'routes' as kind, jsonb_array_elements_text(manifest->'routes') as name from claimed
  union all
  select remote, 'moduleTypes', coalesce(manifest->>'moduleType', '*') from claimed
  union all
  select remote, 'contributions', jsonb_object_keys(manifest->'contributions') from claimed
  union all
  select remote, 'capabilities', capability.key
  from claimed, lateral jsonb_each(manifest->'capabilities') as capability where capability.value = 'true'::jsonb
) as given;

-- Null: nobody is given a release of the remote, but for those in the share of a first one.
alter table registry.channel_revisions alter column stable_version drop not null;
