-- Every list of stores says which of them take prescriptions; without this, a store without such goods is read through.
create index items_with_prescription on items (store_id) where prescription and active;
