-- The dialogs of addresses and the cashback offers were the host's. They are places now, and account fills them.
-- A registry without grants is new: it grants its first remotes what they claim.
insert into registry.grants (remote, kind, name, granted_by)
select 'account', 'contributions', place, 'registry'
from unnest(array['saved-addresses-dialog', 'address-dialog', 'contact-dialog', 'cashback-offers']) as place
where exists (select 1 from registry.grants where remote = 'account')
on conflict do nothing;
