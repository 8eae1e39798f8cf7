-- Orders that hold an item, the latest first: what else is in them goes with it.
create index order_items_by_item on order_items (item_id, order_id desc);
