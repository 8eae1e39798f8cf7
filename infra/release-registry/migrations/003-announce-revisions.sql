-- Every node of the registry hears of a revision when, and only when, it is committed, whoever wrote it.

create function registry.announce_revision() returns trigger language plpgsql as $$
begin
  perform pg_notify('souk_revisions', json_build_object(
    'channel', new.channel,
    'epoch', (select epoch from registry.registry_epoch),
    'revision', new.revision
  )::text);
  return null;
end;
$$;
create trigger channel_revisions_announced after insert on registry.channel_revisions
  for each row execute function registry.announce_revision();
