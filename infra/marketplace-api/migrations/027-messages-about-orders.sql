-- The order that a message is about (CHT-6). A conversation is one with its receiver, whatever number of orders it is about. It names
-- the order without a reference: who truncates orders to fill the demo again would truncate messages.
alter table messages add column order_id integer;
create index messages_by_order on messages (order_id) where order_id is not null;
