-- How often a customer used a coupon is found by each way that names the customer, not among all uses of the coupon.
create index coupon_uses_by_customer on coupon_uses (coupon_id, customer_id);
create index coupon_uses_by_phone on coupon_uses (coupon_id, phone) where phone is not null;
create index coupon_uses_by_phone_hash on coupon_uses (coupon_id, phone_hash) where phone_hash is not null;
drop index coupon_uses_by_coupon;

-- The latest orders with an e-mail address of their contact: their mails are limited.
create index orders_by_contact_email on orders (lower(contact ->> 'email'), id desc) where contact ->> 'email' is not null;
