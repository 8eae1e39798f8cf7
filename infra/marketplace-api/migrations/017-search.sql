-- Search (SRC-5, SRC-8). Names are compared folded: small letters without accents, Arabic without its marks and with one form
-- of each letter that people write in several. A folded text is words between single spaces, with one space at either end,
-- so that '% word%' finds words that begin so, by the trigrams of the index.
create extension if not exists pg_trgm with schema public;

-- plpgsql, since a generated column takes a function by its word only where it is not inlined.
create function fold_text(words text) returns text
language plpgsql immutable parallel safe as $$
begin
  -- The article goes too: people write it or leave it out.
  return regexp_replace(' ' || btrim(regexp_replace(
    translate(
      regexp_replace(lower(normalize(coalesce(words, ''), NFKD)), '[\u0300-\u036F\u0640\u064B-\u065F\u0670]', '', 'g'),
      'أإآٱىیةکگ٠١٢٣٤٥٦٧٨٩', 'ااااييهكك0123456789'),
    '[\s!-/:-@\[-`{-~\u00A0-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2000-\u206F]+', ' ', 'g')) || ' ', ' ال([^ ]{3,})', ' \1', 'g');
end $$;

create function fold_names(names jsonb) returns text
language plpgsql immutable parallel safe as $$
begin
  return marketplace.fold_text(concat_ws(' ', names ->> 'en', names ->> 'ar'));
end $$;

create function fold_item(names jsonb, tags text[], generic_name text[]) returns text
language plpgsql immutable parallel safe as $$
begin
  return marketplace.fold_text(concat_ws(' ', names ->> 'en', names ->> 'ar', array_to_string(tags, ' '), array_to_string(generic_name, ' ')));
end $$;

alter table items
  add column search_name text generated always as (marketplace.fold_names(name)) stored,
  add column search_text text generated always as (marketplace.fold_item(name, tags, generic_name)) stored;
alter table stores add column search_text text generated always as (marketplace.fold_names(name)) stored;
alter table categories add column search_text text generated always as (marketplace.fold_names(name)) stored;
alter table brands add column search_text text generated always as (marketplace.fold_names(name)) stored;

create index items_search on items using gin (search_text public.gin_trgm_ops) where active;
create index stores_search on stores using gin (search_text public.gin_trgm_ops);

-- The words that names hold, for what was typed nearly right. A word whose last name is gone stays; it finds nothing.
create table search_words (
  module_id integer not null references modules on delete cascade,
  word text not null,
  primary key (module_id, word)
);
create index search_words_alike on search_words using gin (word public.gin_trgm_ops);

create function words_of(folded text) returns setof text
language sql immutable parallel safe as $$
  select distinct word from unnest(string_to_array(btrim(folded), ' ')) word where length(word) >= 3
$$;

insert into search_words (module_id, word)
select module_id, word from (
  select module_id, search_text from items union all select module_id, search_text from stores
  union all select module_id, search_text from categories union all select module_id, search_text from brands) named,
  words_of(named.search_text) word
on conflict do nothing;

-- In order, so that two who add words wait for each other and never both.
create function add_search_words() returns trigger
language plpgsql as $$
begin
  insert into marketplace.search_words (module_id, word)
  select distinct added.module_id, word from added, marketplace.words_of(added.search_text) word order by 1, 2
  on conflict do nothing;
  return null;
end $$;

create function add_search_words_of_row() returns trigger
language plpgsql as $$
begin
  insert into marketplace.search_words (module_id, word)
  select new.module_id, word from marketplace.words_of(new.search_text) word order by 2
  on conflict do nothing;
  return null;
end $$;

create trigger items_words after insert on items referencing new table as added for each statement execute function add_search_words();
create trigger stores_words after insert on stores referencing new table as added for each statement execute function add_search_words();
create trigger categories_words after insert on categories referencing new table as added for each statement execute function add_search_words();
create trigger brands_words after insert on brands referencing new table as added for each statement execute function add_search_words();
create trigger items_words_changed after update of name, tags, generic_name on items for each row execute function add_search_words_of_row();
create trigger stores_words_changed after update of name on stores for each row execute function add_search_words_of_row();
create trigger categories_words_changed after update of name on categories for each row execute function add_search_words_of_row();
create trigger brands_words_changed after update of name on brands for each row execute function add_search_words_of_row();

create index items_by_price on items (module_id, price, id) where active;
