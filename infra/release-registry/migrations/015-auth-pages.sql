-- The pages that sign in are no longer the host's: account draws them. Where it draws pages already, it may draw these too.
insert into registry.grants (remote, kind, name, granted_by)
select 'account', 'routes', '/auth/*', 'registry'
where exists (select from registry.grants where remote = 'account')
on conflict do nothing;
