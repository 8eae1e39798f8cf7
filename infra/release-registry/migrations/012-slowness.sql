-- Candidates are judged by how fast they are, too. Visits of before were not timed, and stay so.
alter table registry.visits
  -- Among the first few of its network, of a browser that had nothing of either release yet.
  add column timed boolean not null default false,
  -- Milliseconds from entering the slot until the release was shown, and of the slowest answer to what the visitor did.
  add column ready_ms integer,
  add column interaction_ms integer;

-- A network has fewer visits that are timed than visits that count.
alter table registry.visit_networks
  add column timed_candidate integer not null default 0,
  add column timed_control integer not null default 0;
