-- What the customer writes to the store of a line, such as "no onions"; empty: nothing. It may say something about their health.
alter table cart_lines add column note text not null default '';
alter table order_items add column note text not null default '';
