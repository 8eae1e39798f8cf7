-- The top categories that a customer is interested in, per module (MOD-4, MOD-9). A row without categories says that the
-- customer was asked and named none.
create table customer_interests (
  customer_id integer not null references customers on delete cascade,
  module_id integer not null references modules on delete cascade,
  category_ids integer[] not null,
  primary key (customer_id, module_id)
);
