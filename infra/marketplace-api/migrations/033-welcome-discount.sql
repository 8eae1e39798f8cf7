-- The welcome discount: what the first order of a new account costs less (SES-15); and the cashback that an order was placed with.

-- When the customer was greeted with it, on whatever device; null until then.
alter table customers add column welcome_seen_at timestamptz;

alter table orders add column welcome_discount integer not null default 0 check (welcome_discount >= 0);

-- A row for the order that holds a customer's discount; gone when the order is cancelled or fails. The verified phone stands for
-- the person: its next account does not get the discount again, nor does one after a removal, which leaves the keyed hash.
create table welcome_discount_uses (
  order_id integer primary key references orders on delete cascade,
  customer_id integer not null unique references customers on delete cascade,
  phone text,
  phone_hash bytea
);
create index welcome_discount_uses_by_phone on welcome_discount_uses (phone) where phone is not null;
create index welcome_discount_uses_by_phone_hash on welcome_discount_uses (phone_hash) where phone_hash is not null;

-- What the bill said comes back at delivery, in cents (CHK-8); null for orders from before, and for those without a price yet.
alter table orders add column cashback integer check (cashback >= 0);
