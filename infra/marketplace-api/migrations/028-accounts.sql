-- What customers do with their own accounts: details, signed-in devices, removal (PRF-2 to PRF-8).

-- A session as its owner tells it from others. The token's hash is its key and is shown to nobody. Of the browser only the names
-- of its family and its system are stored, of the network a keyed hash.
alter table sessions
  add column public_id uuid not null default gen_random_uuid(),
  add column browser text,
  add column system text,
  add column network_hash bytea,
  -- to ten minutes; null for sessions from before
  add column last_used_at timestamptz;
create unique index sessions_by_public_id on sessions (public_id);

-- A portrait that the customer uploaded; `image` is the name of one in the media folder. It names its file without a reference: files
-- refer to orders, and who truncates orders to fill the demo again would truncate customers.
alter table customers
  add column portrait_id text,
  -- The account is gone: the row stays for the accounts of its orders, with nothing that says whose it was.
  add column removed_at timestamptz;
create index customers_by_portrait on customers (portrait_id) where portrait_id is not null;

-- The phone behind a coupon's use, as a keyed hash, once its account is removed: a new account does not use the coupon again.
alter table coupon_uses add column phone_hash bytea;

-- Money that a customer gave up with the account. Other migrations add kinds too, so this one adds to those that there are.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'wallet_entries_kind_check' and conrelid = 'wallet_entries'::regclass);
begin
  alter table wallet_entries drop constraint wallet_entries_kind_check;
  execute format('alter table wallet_entries add constraint wallet_entries_kind_check check (kind = ''given_up'' or %s)', kinds);
end $$;
