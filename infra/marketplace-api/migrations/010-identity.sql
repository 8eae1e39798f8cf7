-- Codes that were sent to phones, hashed; the newest of a purpose counts, for a few minutes and a few tries (SES-10, SES-11).
create table phone_codes (
  phone text not null,
  purpose text not null check (purpose in ('sign_in', 'reset')),
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (phone, purpose)
);
create unique index customers_social on customers (social_id) where social_id is not null;
