-- What customers wished for: items and stores of every module.

create table wished_items (
  customer_id integer not null references customers on delete cascade,
  item_id integer not null references items on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, item_id)
);

create table wished_stores (
  customer_id integer not null references customers on delete cascade,
  store_id integer not null references stores on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, store_id)
);
