-- How many items are on sale in each store, of each category and brand: what lists and categories count is a sum of few rows
-- instead of all items. A count that falls to 0 stays.
create table item_counts (
  module_id integer not null references modules on delete cascade,
  store_id integer not null references stores on delete cascade,
  category_id integer not null references categories on delete cascade,
  brand_id integer references brands on delete cascade,
  items integer not null,
  unique nulls not distinct (store_id, category_id, brand_id, module_id)
);
create index item_counts_by_module on item_counts (module_id, store_id) include (category_id, brand_id, items);
create index item_counts_by_category on item_counts (category_id, store_id) include (module_id, items);

insert into item_counts (module_id, store_id, category_id, brand_id, items)
select module_id, store_id, category_id, brand_id, count(*) from items where active group by 1, 2, 3, 4;

-- Sorted, so that two who change counts wait for each other and never both.
create function count_added_items() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_counts as counted (module_id, store_id, category_id, brand_id, items)
  select module_id, store_id, category_id, brand_id, count(*) from changed where active group by 1, 2, 3, 4 order by 2, 3, 4, 1
  on conflict (store_id, category_id, brand_id, module_id) do update set items = counted.items + excluded.items;
  return null;
end $$;

create function count_removed_items() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_counts as counted (module_id, store_id, category_id, brand_id, items)
  select module_id, store_id, category_id, brand_id, -count(*) from changed where active group by 1, 2, 3, 4 order by 2, 3, 4, 1
  on conflict (store_id, category_id, brand_id, module_id) do update set items = counted.items + excluded.items;
  return null;
end $$;

create function count_changed_items() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_counts as counted (module_id, store_id, category_id, brand_id, items)
  select module_id, store_id, category_id, brand_id, sum(items) from (
    select module_id, store_id, category_id, brand_id, -1 as items from before where active
    union all select module_id, store_id, category_id, brand_id, 1 from changed where active) change
  group by 1, 2, 3, 4 having sum(items) <> 0 order by 2, 3, 4, 1
  on conflict (store_id, category_id, brand_id, module_id) do update set items = counted.items + excluded.items;
  return null;
end $$;

create function count_no_items() returns trigger
language plpgsql as $$
begin
  delete from marketplace.item_counts;
  return null;
end $$;

create trigger items_added_counts after insert on items referencing new table as changed for each statement execute function count_added_items();
create trigger items_removed_counts after delete on items referencing old table as changed for each statement execute function count_removed_items();
create trigger items_truncated_counts after truncate on items for each statement execute function count_no_items();
-- For each statement, since rows come in no order: two that change many would wait for each other. Orders change stock and
-- popularity, which is seen here and changes nothing.
create trigger items_changed_counts after update on items referencing old table as before new table as changed for each statement
  execute function count_changed_items();

-- Which stores are open is read for two days of the week.
create index store_schedules_by_day on store_schedules (day, store_id) include (opens, closes);

-- The stores of a module and its zones are read before their items: without their rows.
create index stores_selling on stores (module_id, zone_id) include (id, discount_percent) where active;

-- Lists are walked in their order until a page is full: who sells an item, and what narrows lists most, is read from the index.
drop index items_by_orders, items_by_age, items_by_price;
create index items_by_orders on items (module_id, order_count desc, id) include (store_id, category_id, brand_id, price, veg) where active;
create index items_by_age on items (module_id, created_at desc, id) include (store_id, category_id, brand_id, price, veg) where active;
create index items_by_price on items (module_id, price, id) include (store_id, category_id, brand_id, veg) where active;
