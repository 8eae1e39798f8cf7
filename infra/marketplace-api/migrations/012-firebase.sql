-- Whose account belongs to which social account: by the provider's own name for the person, never by an address (SES-10).
create table customer_identities (
  provider text not null,
  uid text not null,
  customer_id integer not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, uid)
);
create index customer_identities_by_customer on customer_identities (customer_id);

-- A browser is pushed to for as long as the session that named it, in the language that it read then (PSH-5). Nothing was sent before.
delete from push_tokens;
alter table push_tokens
  add column session_hash bytea not null references sessions on delete cascade,
  add column language text not null default 'en';
create index push_tokens_by_customer on push_tokens (customer_id);
create index push_tokens_by_session on push_tokens (session_hash);

-- What is still to be handed to the push service, written down with the message itself. A row goes when it was taken (PSH-6).
create table push_deliveries (
  message_id bigint not null references push_messages on delete cascade,
  token text not null references push_tokens on delete cascade,
  tries integer not null default 0,
  next_at timestamptz not null,
  primary key (message_id, token)
);
create index push_deliveries_due on push_deliveries (next_at);
create index push_deliveries_by_token on push_deliveries (token);
