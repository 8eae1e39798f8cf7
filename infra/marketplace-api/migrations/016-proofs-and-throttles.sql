-- The first proof of a phone or an e-mail takes it from an account that only names it, so an account may be without either.
alter table customers
  alter column email drop not null,
  alter column phone drop not null,
  add column email_verified boolean not null default false;

-- Codes that were sent to phones. Each belongs to the request that asked for it: nobody else can replace it or use up its tries.
drop table phone_codes;
create table phone_codes (
  -- SHA-256 of the request id, which only the browser that asked has.
  request_hash bytea primary key,
  phone text not null,
  purpose text not null check (purpose in ('sign_in', 'reset')),
  code_hash bytea not null,
  -- Keyed hash of the network that asked: for clients that send no request id.
  network_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index phone_codes_by_phone on phone_codes (phone, purpose, sent_at desc);
create index phone_codes_by_time on phone_codes (expires_at);

-- What is counted for a day: wrong passwords, codes, sign-ups, guests. The key is a keyed hash: neither addresses nor phones are listed here.
create table throttles (
  key bytea primary key,
  count integer not null,
  started_at timestamptz not null,
  last_at timestamptz not null
);
create index throttles_by_time on throttles (started_at);

-- From where somebody has signed in to an account: strangers elsewhere cannot keep its owner out.
create table known_networks (
  customer_id integer not null references customers on delete cascade,
  -- Keyed hash
  network_hash bytea not null,
  seen_at timestamptz not null,
  primary key (customer_id, network_hash)
);
create index known_networks_by_time on known_networks (seen_at);

-- A quiet guest is found without reading every other's things.
create index files_by_guest on files (guest_hash) where guest_hash is not null;
create index coupon_uses_by_guest on coupon_uses (guest_hash) where guest_hash is not null;
create index sessions_open on sessions (customer_id, created_at desc) where revoked_at is null;
