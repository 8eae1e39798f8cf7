-- Epochs are ordered by when they started: an edge never leaves one for an earlier one.

alter table registry.registry_epoch add column started_at timestamptz;
-- A registry that ran before epochs had a time began with the first thing that it remembers.
update registry.registry_epoch set started_at = least(
  (select min(created_at) from registry.channel_revisions),
  (select min(published_at) from registry.releases),
  now()
);
alter table registry.registry_epoch
  alter column started_at set default now(),
  alter column started_at set not null;

-- Previews have a right of their own; whoever could make links before still can.
update registry.tokens set scopes = (
  select jsonb_agg(
    case when scope -> 'actions' ? 'activate' and not scope -> 'actions' ? 'preview'
      then jsonb_set(scope, '{actions}', scope -> 'actions' || '["preview"]')
      else scope
    end
    order by at
  )
  from jsonb_array_elements(scopes) with ordinality as each (scope, at)
)
where scopes @? '$[*].actions[*] ? (@ == "activate")';
