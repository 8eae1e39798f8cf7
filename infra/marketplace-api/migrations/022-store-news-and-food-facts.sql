-- What a store has to say at the moment, as words; null where it says nothing (STR-7).
alter table stores add column announcement jsonb;

-- How much is in what one price buys, for the price per unit: grams, millilitres or pieces.
alter table items
  add column net_amount integer check (net_amount > 0),
  add column net_unit text check (net_unit in ('g', 'ml', 'piece')),
  add constraint items_net_content check ((net_amount is null) = (net_unit is null));

-- Allergens by a key that addresses can carry: the English word in small letters, with hyphens between its parts.
-- plpgsql, since a generated column takes a function by its word only where it is not inlined.
create function allergen_key(words jsonb) returns text
language plpgsql immutable parallel safe as $$
begin
  return btrim(regexp_replace(lower(coalesce(words ->> 'en', words ->> 'ar', '')), '[\s,"\[\]]+', '-', 'g'), '-');
end $$;

create function allergen_keys(allergies jsonb) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return array(select marketplace.allergen_key(words) from jsonb_array_elements(allergies) words);
end $$;

alter table items add column allergen_keys text[] generated always as (marketplace.allergen_keys(allergies)) stored;

-- What the items of a module declare, for the filters. An allergen whose last item is gone stays; leaving it out leaves out nothing.
create table allergens (
  module_id integer not null references modules on delete cascade,
  key text not null,
  name jsonb not null,
  primary key (module_id, key)
);

create function add_allergens() returns trigger
language plpgsql as $$
begin
  insert into marketplace.allergens (module_id, key, name)
  select distinct on (1, 2) added.module_id, marketplace.allergen_key(words), words
  from added, jsonb_array_elements(added.allergies) words order by 1, 2
  on conflict do nothing;
  return null;
end $$;

create function add_allergens_of_row() returns trigger
language plpgsql as $$
begin
  insert into marketplace.allergens (module_id, key, name)
  select distinct on (2) new.module_id, marketplace.allergen_key(words), words
  from jsonb_array_elements(new.allergies) words order by 2
  on conflict do nothing;
  return null;
end $$;

insert into allergens (module_id, key, name)
select distinct on (1, 2) module_id, marketplace.allergen_key(words), words
from items, jsonb_array_elements(allergies) words order by 1, 2;

create trigger items_allergens after insert on items referencing new table as added for each statement execute function add_allergens();
create trigger items_allergens_changed after update of allergies on items for each row execute function add_allergens_of_row();

-- Diets are walked in the order of lists.
create index items_halal on items (module_id, order_count desc, id) where active and halal_tag and halal;
create index items_organic on items (module_id, order_count desc, id) where active and organic;
