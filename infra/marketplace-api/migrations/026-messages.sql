-- Mails and text messages that are still to be handed over, written down with what causes them. A row goes when it was taken, or given up.
create table outbox_messages (
  -- The mail's Message-ID and the text message's idempotency key: what was taken once is known by it.
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  -- Recipient and words, encrypted: a code must not be read in the table.
  content bytea not null,
  -- Written so that an answer takes as long where nobody is to be written to; dropped unread.
  discarded boolean not null default false,
  tries integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null,
  expires_at timestamptz not null
);
create index outbox_messages_due on outbox_messages (channel, next_at);

-- The language that the customer read when the order was placed: mails about it are written in it.
alter table orders add column language text not null default 'en';

-- Codes, to phones and to e-mail addresses. `phone_codes` stays for processes of the version before, which run beside those of this
-- one while they are replaced; a later migration drops it.
create table codes (
  -- SHA-256 of the request id, which only the browser that asked has.
  request_hash bytea primary key,
  -- A phone in E.164, or an e-mail address in lower case.
  recipient text not null,
  purpose text not null check (purpose in ('sign_in', 'reset', 'verify', 'removal')),
  code_hash bytea not null,
  -- Keyed hash of the network that asked: for clients that send no request id.
  network_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index codes_by_recipient on codes (recipient, purpose, sent_at desc);
create index codes_by_time on codes (expires_at);

-- Who gets the newsletter (FTR-6, FTR-7). Who unsubscribes is removed.
create table newsletter_subscribers (
  id integer generated always as identity primary key,
  -- In lower case.
  email text not null unique,
  language text not null,
  confirmed_at timestamptz,
  -- SHA-256 of the token in the newest mail that asks to confirm.
  confirm_hash bytea not null unique,
  confirm_expires_at timestamptz not null,
  created_at timestamptz not null
);
create index newsletter_subscribers_pending on newsletter_subscribers (confirm_expires_at) where confirmed_at is null;
