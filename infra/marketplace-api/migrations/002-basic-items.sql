-- Everyday items of a module (HOM-3), found without reading the others.
create index items_basic on items (module_id, order_count desc, id) where active and basic;
