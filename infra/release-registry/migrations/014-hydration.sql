-- Pages on which a release could not hydrate what a server rendered of it.
alter table registry.release_counts add column hydration_failures integer not null default 0;
