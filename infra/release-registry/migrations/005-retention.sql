-- Releases whose files nothing needs any more. The row stays: a version is never used twice.

alter table registry.releases
  add column collected_at timestamptz,
  add column files_removed_at timestamptz;

-- Whatever was decided before a release was collected: it does not go live without its files.
create function registry.refuse_collected() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from registry.releases
    where remote = new.remote and version in (new.stable_version, new.canary_version) and collected_at is not null
  ) then
    raise exception '% % or % was collected', new.remote, new.stable_version, new.canary_version;
  end if;
  return new;
end;
$$;
create trigger channel_revisions_not_collected before insert on registry.channel_revisions
  for each row execute function registry.refuse_collected();
