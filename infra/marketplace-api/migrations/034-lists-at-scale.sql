-- When a store is open, in seconds of the city's week from midnight before Sunday on. Lists ask it of every store of a zone:
-- so it stands in the store's row and in the index of those that sell, instead of in up to a dozen rows of another table.
-- Hours that end before they begin run past midnight, those of Saturday into the week's first day.
alter table stores add column open_seconds int4multirange not null default '{}';

create function open_seconds(store integer) returns int4multirange
language sql stable as $$
  select coalesce(range_agg(part), '{}') from (
    select hours.day * 86400 + extract(epoch from hours.opens)::integer as starts,
      (hours.day + (hours.closes <= hours.opens)::integer) * 86400 + extract(epoch from hours.closes)::integer as ends
    from marketplace.store_schedules hours where hours.store_id = store
  ) hours, unnest(array[int4range(starts, least(ends, 604800)), int4range(0, greatest(ends - 604800, 0))]) part
$$;

update stores set open_seconds = marketplace.open_seconds(id);

-- The stores are locked before their hours are read, in order: of two who change the hours of one store, the second sees
-- what the first wrote.
create function set_open_seconds(changed integer[]) returns void
language plpgsql as $$
begin
  perform 1 from marketplace.stores where id = any(changed) order by id for no key update;
  update marketplace.stores set open_seconds = marketplace.open_seconds(id) where id = any(changed);
end $$;

create function note_added_hours() returns trigger
language plpgsql as $$
begin
  perform marketplace.set_open_seconds(array(select store_id from added));
  return null;
end $$;

create function note_changed_hours() returns trigger
language plpgsql as $$
begin
  perform marketplace.set_open_seconds(array(select store_id from before union select store_id from changed));
  return null;
end $$;

create function note_removed_hours() returns trigger
language plpgsql as $$
begin
  perform marketplace.set_open_seconds(array(select store_id from before));
  return null;
end $$;

create function note_no_hours() returns trigger
language plpgsql as $$
begin
  update marketplace.stores set open_seconds = '{}';
  return null;
end $$;

create trigger hours_added after insert on store_schedules referencing new table as added
  for each statement execute function note_added_hours();
create trigger hours_changed after update on store_schedules referencing old table as before new table as changed
  for each statement execute function note_changed_hours();
create trigger hours_removed after delete on store_schedules referencing old table as before
  for each statement execute function note_removed_hours();
create trigger hours_truncated after truncate on store_schedules
  for each statement execute function note_no_hours();

-- Lists of stores are sorted and narrowed without reading their rows.
drop index store_schedules_by_day, stores_selling;
create index stores_selling on stores (module_id, zone_id)
  include (id, open_seconds, discount_percent, order_count, rating_sum, rating_count, created_at) where active;

-- What is called by a word is gathered without being read: the items of a text, a store and a brand as those of a category.
drop index items_by_store, items_by_brand, items_by_text;
create index items_by_store on items (store_id, order_count desc, id) include (module_id, category_id, brand_id, price, veg, text_key) where active;
create index items_by_brand on items (brand_id, order_count desc, id) include (module_id, category_id, store_id, price, veg, text_key) where active;
create index items_by_text on items (text_key, order_count desc, id) include (module_id, store_id, category_id, brand_id, price, veg) where active;

-- Items with so many stars are met on a walk, and counted, without being read.
drop index items_by_orders, items_by_rating;
create index items_by_orders on items (module_id, order_count desc, id)
  include (store_id, category_id, brand_id, price, veg, text_key, rating_sum, rating_count) where active;
create index items_by_rating on items (module_id, rating_count desc, id)
  include (store_id, category_id, brand_id, price, veg, text_key, rating_sum) where active and rating_count > 0;

-- Whose an item is and whether it can be ordered, without its wide row: for counts and for the ranking of what was found.
create index items_at_hand on items (id) include (module_id, store_id, stock, available_from, available_to) where active;

-- How many of the counted items are of a diet, so that the stores that sell such are read from the counts too.
alter table item_counts
  add column veg integer not null default 0,
  add column halal integer not null default 0,
  add column organic integer not null default 0;

update item_counts counted set veg = own.veg, halal = own.halal, organic = own.organic from (
  select module_id, store_id, category_id, brand_id, count(*) filter (where veg) as veg,
    count(*) filter (where halal_tag and halal) as halal, count(*) filter (where organic) as organic
  from items where active group by 1, 2, 3, 4
) own
where (own.module_id, own.store_id, own.category_id) = (counted.module_id, counted.store_id, counted.category_id)
  and own.brand_id is not distinct from counted.brand_id;

create or replace function count_added_items() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_counts as counted (module_id, store_id, category_id, brand_id, items, veg, halal, organic)
  select module_id, store_id, category_id, brand_id, count(*), count(*) filter (where veg),
    count(*) filter (where halal_tag and halal), count(*) filter (where organic)
  from changed where active group by 1, 2, 3, 4 order by 2, 3, 4, 1
  on conflict (store_id, category_id, brand_id, module_id) do update set items = counted.items + excluded.items,
    veg = counted.veg + excluded.veg, halal = counted.halal + excluded.halal, organic = counted.organic + excluded.organic;
  return null;
end $$;

create or replace function count_removed_items() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_counts as counted (module_id, store_id, category_id, brand_id, items, veg, halal, organic)
  select module_id, store_id, category_id, brand_id, -count(*), -count(*) filter (where veg),
    -count(*) filter (where halal_tag and halal), -count(*) filter (where organic)
  from changed where active group by 1, 2, 3, 4 order by 2, 3, 4, 1
  on conflict (store_id, category_id, brand_id, module_id) do update set items = counted.items + excluded.items,
    veg = counted.veg + excluded.veg, halal = counted.halal + excluded.halal, organic = counted.organic + excluded.organic;
  return null;
end $$;

create or replace function count_changed_items() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_counts as counted (module_id, store_id, category_id, brand_id, items, veg, halal, organic)
  select module_id, store_id, category_id, brand_id, sum(sign), coalesce(sum(sign) filter (where veg), 0),
    coalesce(sum(sign) filter (where halal_tag and halal), 0), coalesce(sum(sign) filter (where organic), 0) from (
    select module_id, store_id, category_id, brand_id, veg, halal_tag, halal, organic, -1 as sign from before where active
    union all select module_id, store_id, category_id, brand_id, veg, halal_tag, halal, organic, 1 from changed where active) change
  group by 1, 2, 3, 4
  having (sum(sign), coalesce(sum(sign) filter (where veg), 0), coalesce(sum(sign) filter (where halal_tag and halal), 0),
    coalesce(sum(sign) filter (where organic), 0)) <> (0, 0, 0, 0)
  order by 2, 3, 4, 1
  on conflict (store_id, category_id, brand_id, module_id) do update set items = counted.items + excluded.items,
    veg = counted.veg + excluded.veg, halal = counted.halal + excluded.halal, organic = counted.organic + excluded.organic;
  return null;
end $$;

drop index item_counts_by_module, item_counts_by_category;
create index item_counts_by_module on item_counts (module_id, store_id) include (category_id, brand_id, items, veg, halal, organic);
create index item_counts_by_category on item_counts (category_id, store_id) include (module_id, brand_id, items, veg, halal, organic);
create index item_counts_by_brand on item_counts (brand_id, store_id) include (module_id, category_id, items, veg, halal, organic);
