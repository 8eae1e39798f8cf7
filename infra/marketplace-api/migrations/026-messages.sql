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

-- Codes go to e-mail addresses too.
alter table phone_codes rename to codes;
alter table codes rename column phone to recipient;
alter table codes drop constraint phone_codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('sign_in', 'reset', 'verify_email'));

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
