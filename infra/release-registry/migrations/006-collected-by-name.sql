-- The refusal says which release it was, so that the answer can.
create or replace function registry.refuse_collected() returns trigger language plpgsql as $$
declare
  gone text;
begin
  select version into gone from registry.releases
  where remote = new.remote and version in (new.stable_version, new.canary_version) and collected_at is not null
  order by version limit 1;
  if gone is not null then
    raise exception '% % was collected', new.remote, gone using errcode = 'SK001', detail = gone;
  end if;
  return new;
end;
$$;
