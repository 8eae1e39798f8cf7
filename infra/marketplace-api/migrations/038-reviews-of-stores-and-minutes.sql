-- The reviews of all that a store sells are one list, read in its order by an index: by items they would be gathered and sorted.
alter table reviews add column store_id integer references stores on delete cascade;
update reviews set store_id = items.store_id from items where items.id = reviews.item_id;
create index reviews_by_store on reviews (store_id, created_at desc, id desc) include (rating) where store_id is not null;

create function set_store_of_review() returns trigger
language plpgsql as $$
begin
  new.store_id := (select store_id from marketplace.items where id = new.item_id);
  return new;
end $$;
create trigger reviews_store before insert or update of item_id on reviews for each row execute function set_store_of_review();

create function move_reviews_of_item() returns trigger
language plpgsql as $$
begin
  update marketplace.reviews set store_id = new.store_id where item_id = new.id;
  return null;
end $$;
create trigger items_moved_reviews after update of store_id on items for each row
  when (old.store_id is distinct from new.store_id) execute function move_reviews_of_item();

-- The numbers in a store's delivery time, such as 25 and 35 of "25-35 min": the promised time is found among all stores of a zone.
alter table stores
  add column min_delivery_minutes integer generated always as (substring(delivery_time from '\d{1,4}')::integer) stored,
  add column max_delivery_minutes integer generated always as (substring(delivery_time from '(\d{1,4})\D*$')::integer) stored;

drop index stores_selling;
create index stores_selling on stores (module_id, zone_id)
  include (id, open_seconds, discount_percent, order_count, rating_sum, rating_count, created_at,
    delivery, take_away, preparation_minutes, min_delivery_minutes, max_delivery_minutes) where active;
