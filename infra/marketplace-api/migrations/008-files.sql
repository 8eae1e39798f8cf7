-- Private pictures, decoded and written anew: prescriptions, refunds, messages, portraits. Each has one owner.
create table files (
  id text primary key,
  customer_id integer references customers on delete cascade,
  guest_hash bytea references guests on delete cascade,
  purpose text not null check (purpose in ('prescription', 'refund', 'chat', 'profile')),
  -- What it was sent with; one that nothing holds is swept after a day.
  order_id integer references orders on delete cascade,
  width integer not null,
  height integer not null,
  -- WebP
  content bytea not null,
  created_at timestamptz not null default now(),
  check ((customer_id is null) <> (guest_hash is null))
);
create index files_by_order on files (order_id) where order_id is not null;

-- Made at the first start, one for each purpose; they leave the database nowhere.
create table secrets (
  name text primary key,
  value bytea not null
);
