-- Remotes whose pages edges do not render, until somebody switches that; the host's name stands for every page.

create table registry.server_renderings (
  channel text not null,
  remote text not null,
  -- The revision that switched it off.
  revision integer not null,
  reason text not null,
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (channel, remote)
);

-- Rows of the new actions repeat what lives, so whoever does not know them reads nothing else than before.
alter table registry.channel_revisions
  drop constraint channel_revisions_action_check,
  add constraint channel_revisions_action_check check (action in (
    'activate', 'rollback', 'kill', 'canary', 'promote', 'abort', 'quarantine', 'lift', 'rendering-off', 'rendering-on'
  ));
