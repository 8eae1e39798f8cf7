-- What is searched in items, once for all that are called alike: branches of a chain sell the same. A word is looked for in
-- the texts, and items are found by their keys, which indexes carry, so that no item is read to see whether it fits.
-- 64 bits of a digest: the database calculates them, so that no code can forget them, and needs no look-up to do so.
-- plpgsql, since a generated column takes a function by its word only where it is not inlined.
create function text_key(names jsonb, tags text[], generic_name text[]) returns bigint
language plpgsql immutable parallel safe as $$
begin
  return ('x' || left(md5(names::text || tags::text || generic_name::text), 16))::bit(64)::bigint;
end $$;

drop trigger items_words on items;
drop trigger items_words_changed on items;
-- Its index goes with it, and the one of the full text, which is on the texts from now on.
alter table items
  drop column search_name,
  drop column search_text,
  add column text_key bigint not null generated always as (marketplace.text_key(name, tags, generic_name)) stored;

-- A text whose last item is gone stays; it finds nothing.
create table item_texts (
  module_id integer not null references modules on delete cascade,
  text_key bigint not null,
  name jsonb not null,
  tags text[] not null,
  generic_name text[] not null,
  search_name text not null generated always as (marketplace.fold_names(name)) stored,
  search_text text not null generated always as (marketplace.fold_item(name, tags, generic_name)) stored,
  primary key (module_id, text_key)
);
create index item_texts_search on item_texts using gin (search_text public.gin_trgm_ops);
create trigger item_texts_words after insert on item_texts referencing new table as added for each statement execute function add_search_words();

insert into item_texts (module_id, text_key, name, tags, generic_name)
select distinct on (1, 2) module_id, text_key, name, tags, generic_name from items order by 1, 2;

-- In order, so that two who add texts wait for each other and never both.
create function add_item_texts() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_texts (module_id, text_key, name, tags, generic_name)
  select distinct on (1, 2) module_id, text_key, name, tags, generic_name from added order by 1, 2
  on conflict do nothing;
  return null;
end $$;

create function add_item_text_of_row() returns trigger
language plpgsql as $$
begin
  insert into marketplace.item_texts (module_id, text_key, name, tags, generic_name)
  values (new.module_id, new.text_key, new.name, new.tags, new.generic_name)
  on conflict do nothing;
  return null;
end $$;

create trigger items_texts after insert on items referencing new table as added for each statement execute function add_item_texts();
create trigger items_texts_changed after update of module_id, name, tags, generic_name on items
  for each row execute function add_item_text_of_row();

-- Searches walk an index until a page is full, or gather what some texts have: all that they compare is there.
drop index items_by_orders, items_by_price, items_by_category;
create index items_by_orders on items (module_id, order_count desc, id) include (store_id, category_id, brand_id, price, veg, text_key) where active;
create index items_by_price on items (module_id, price, id) include (store_id, category_id, brand_id, veg, text_key) where active;
create index items_by_category on items (category_id, order_count desc, id) include (module_id, store_id, brand_id, price, veg, text_key) where active;
create index items_by_text on items (text_key) include (module_id, store_id, category_id, brand_id, order_count) where active;

-- How many items are on sale in each zone, of each category and brand: active stores' alone. What modules, categories and
-- brands count is a sum over it, however many stores there are. A count that falls to 0 stays.
create table zone_counts (
  module_id integer not null references modules on delete cascade,
  zone_id integer not null references zones on delete cascade,
  category_id integer not null references categories on delete cascade,
  brand_id integer references brands on delete cascade,
  items integer not null,
  unique nulls not distinct (module_id, zone_id, category_id, brand_id)
);

insert into zone_counts (module_id, zone_id, category_id, brand_id, items)
select counted.module_id, s.zone_id, counted.category_id, counted.brand_id, sum(counted.items)
from item_counts counted join stores s on s.id = counted.store_id and s.active group by 1, 2, 3, 4;

-- Who changes items shares the lock, who changes whether and where a store sells has it alone: neither may miss what the
-- other has not committed. Counts are changed in order, so that two wait for each other and never both.
create function count_items_in_zones() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('marketplace.zone_counts'));
  if tg_op = 'INSERT' then
    insert into marketplace.zone_counts as counted (module_id, zone_id, category_id, brand_id, items)
    select changed.module_id, s.zone_id, changed.category_id, changed.brand_id, sum(changed.items)
    from changed join marketplace.stores s on s.id = changed.store_id and s.active group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (module_id, zone_id, category_id, brand_id) do update set items = counted.items + excluded.items;
  elsif tg_op = 'UPDATE' then
    insert into marketplace.zone_counts as counted (module_id, zone_id, category_id, brand_id, items)
    select change.module_id, s.zone_id, change.category_id, change.brand_id, sum(change.items) from (
      select module_id, store_id, category_id, brand_id, -items as items from before
      union all select module_id, store_id, category_id, brand_id, items from changed) change
    join marketplace.stores s on s.id = change.store_id and s.active
    group by 1, 2, 3, 4 having sum(change.items) <> 0 order by 1, 2, 3, 4
    on conflict (module_id, zone_id, category_id, brand_id) do update set items = counted.items + excluded.items;
  else
    insert into marketplace.zone_counts as counted (module_id, zone_id, category_id, brand_id, items)
    select before.module_id, s.zone_id, before.category_id, before.brand_id, -sum(before.items)
    from before join marketplace.stores s on s.id = before.store_id and s.active group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (module_id, zone_id, category_id, brand_id) do update set items = counted.items + excluded.items;
  end if;
  return null;
end $$;

create function count_items_of_store_in_zones() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('marketplace.zone_counts'));
  insert into marketplace.zone_counts as counted (module_id, zone_id, category_id, brand_id, items)
  select own.module_id, side.zone_id, own.category_id, own.brand_id, sum(side.sign * own.items)
  from marketplace.item_counts own, (values (old.zone_id, -1, old.active), (new.zone_id, 1, new.active)) side (zone_id, sign, active)
  where own.store_id = new.id and side.active
  group by 1, 2, 3, 4 having sum(side.sign * own.items) <> 0 order by 1, 2, 3, 4
  on conflict (module_id, zone_id, category_id, brand_id) do update set items = counted.items + excluded.items;
  return null;
end $$;

create trigger item_counts_added_zones after insert on item_counts referencing new table as changed
  for each statement execute function count_items_in_zones();
create trigger item_counts_changed_zones after update on item_counts referencing old table as before new table as changed
  for each statement execute function count_items_in_zones();
create trigger item_counts_removed_zones after delete on item_counts referencing old table as before
  for each statement execute function count_items_in_zones();
create trigger stores_moved_zones after update of active, zone_id on stores
  for each row when (old.active is distinct from new.active or old.zone_id is distinct from new.zone_id)
  execute function count_items_of_store_in_zones();
