-- Largest Contentful Paint and Cumulative Layout Shift of pages that a release drew the first screen of: milliseconds, and
-- ten-thousandths, by the scale of load_times. Pages of before were not counted.
alter table registry.release_counts
  add column lcp_times integer[] not null default '{}',
  add column layout_shifts integer[] not null default '{}';
