-- What lists count is read from this index alone: the rows themselves are wide, and a list's total has to see all of them.
create index items_counted on items (module_id, store_id)
  include (category_id, brand_id, discount, recommended, basic, rating_count, veg, id) where active;
-- No list can use it: a discount may be the store's, or a flash sale's.
drop index items_discounted;
