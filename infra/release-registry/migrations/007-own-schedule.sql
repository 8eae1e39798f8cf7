-- What registries do by themselves now and then: of several, the one that writes the time down does it.

create table registry.chores (
  name text primary key,
  begun_at timestamptz not null
);
