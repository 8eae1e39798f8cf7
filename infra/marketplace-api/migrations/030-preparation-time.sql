-- How many minutes a store takes to make an order ready; arrivals are estimated from it.
alter table stores add column preparation_minutes integer not null default 20
  check (preparation_minutes between 0 and 1440);
