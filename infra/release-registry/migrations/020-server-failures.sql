-- How often an edge failed to render a page of a release. Not a number of pages: what a browser renders instead works.
alter table registry.release_counts add column server_failures integer not null default 0;
