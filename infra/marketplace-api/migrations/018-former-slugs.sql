-- Addresses that things had before: who follows an old link is led to where the thing is now (RTE-3).
create table former_slugs (
  kind text not null check (kind in ('items', 'stores', 'categories', 'campaigns')),
  slug text not null,
  id integer not null,
  primary key (kind, slug)
);

create function keep_former_slug() returns trigger
language plpgsql as $$
begin
  insert into marketplace.former_slugs (kind, slug, id) values (tg_table_name, old.slug, old.id)
  on conflict (kind, slug) do update set id = excluded.id;
  return new;
end $$;

create trigger items_former_slug after update of slug on items
  for each row when (old.slug is distinct from new.slug) execute function keep_former_slug();
create trigger stores_former_slug after update of slug on stores
  for each row when (old.slug is distinct from new.slug) execute function keep_former_slug();
create trigger categories_former_slug after update of slug on categories
  for each row when (old.slug is distinct from new.slug) execute function keep_former_slug();
create trigger campaigns_former_slug after update of slug on campaigns
  for each row when (old.slug is distinct from new.slug) execute function keep_former_slug();
