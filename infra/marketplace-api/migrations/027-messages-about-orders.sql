-- The order that a message is about (CHT-6). A conversation is one with its receiver, whatever number of orders it is about.
alter table messages add column order_id integer references orders on delete set null;
create index messages_by_order on messages (order_id) where order_id is not null;
