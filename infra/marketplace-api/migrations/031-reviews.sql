-- Reviews that customers write (REV-1 to REV-5): of an item or of who delivered the order, each once for an order.

alter table reviews
  alter column item_id drop not null,
  add column delivery_man_id integer references delivery_men on delete cascade,
  add constraint reviews_subject check (num_nonnulls(item_id, delivery_man_id) = 1);
create unique index reviews_once_by_item on reviews (order_id, item_id) where order_id is not null and item_id is not null;
create unique index reviews_once_by_delivery_man on reviews (order_id, delivery_man_id)
  where order_id is not null and delivery_man_id is not null;
create index reviews_by_customer on reviews (customer_id);

-- The pictures of a review, in their order. They name their files without a reference, and files name no review: files would be
-- truncated with the catalogue when the demo is filled again, or be taken for pictures of a later review with the same number.
create table review_pictures (
  file_id text primary key,
  review_id integer not null references reviews on delete cascade,
  position integer not null
);
create index review_pictures_by_review on review_pictures (review_id, position);

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in ('prescription', 'refund', 'chat', 'profile', 'review'));

-- Whether the store's plan has reviews (REV-5).
alter table stores add column has_review_plan boolean not null default true;

-- When the customer closed the prompt to review the order (REV-2).
alter table orders add column review_dismissed_at timestamptz;
