-- What a visitor or a network has uploaded since its hour began (CHT-4, RX-3). The hour of whoever comes back later begins again.
create table upload_usage (
  -- customer:<id>, guest:<hash>, network:<address or /64>
  owner text primary key,
  since timestamptz not null,
  pictures integer not null,
  bytes bigint not null,
  pixels bigint not null
);
create index upload_usage_by_age on upload_usage (since);

-- A picture that nothing holds is looked for every hour.
create index files_unheld on files (created_at) where order_id is null and message_id is null;

-- Longer ones do not fit into the index of the table, and none that a browser has is as long.
delete from push_tokens where length(token) > 1024;
