-- An attempt is written down before its order, so that of two at once the second waits for the first and finds what it made.
-- It has its order by the end of the transaction, always.
alter table order_attempts alter column order_id drop not null;

-- What an order took of a flash sale is what it gives back: never more than was set aside, never less than nothing.
update flash_sale_items set sold = least(greatest(sold, 0), available_stock);
alter table flash_sale_items add constraint flash_sale_items_sold check (sold between 0 and available_stock);
