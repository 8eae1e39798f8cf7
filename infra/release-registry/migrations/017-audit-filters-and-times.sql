-- The audit log is filtered by who, what and when; prefixes of names whatever their case.
create index audit_log_by_actor on registry.audit_log (lower(actor) text_pattern_ops, id desc);
create index audit_log_by_action on registry.audit_log (action, id desc);
create index audit_log_by_time on registry.audit_log (at);

-- How many pages waited so long for a release to be shown, and for its answer to what somebody did, by the scale of
-- load_times. Pages of before were not counted.
alter table registry.release_counts
  add column ready_times integer[] not null default '{}',
  add column interaction_times integer[] not null default '{}';
