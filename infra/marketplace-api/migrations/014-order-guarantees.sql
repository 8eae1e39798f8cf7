-- What keeps orders honest: cashback that goes back, coupons by phone, and what guests hold unpaid. Amounts are in cents.

-- Cashback is taken back with the money of its order.
alter table wallet_entries drop constraint wallet_entries_kind_check;
alter table wallet_entries add constraint wallet_entries_kind_check
  check (kind in ('opening', 'order', 'refund', 'cashback', 'cashback_back', 'fund', 'points'));

-- What the provider gives back; null: all of `amount`. Less where cashback was spent, other where other money came.
alter table payments add column refund_amount integer check (refund_amount >= 0);

-- The verified phone that used a coupon: its uses count for whoever has the phone later, and outlive the account.
alter table coupon_uses add column phone text;
alter table coupon_uses drop constraint coupon_uses_customer_id_fkey;
alter table coupon_uses add constraint coupon_uses_customer_id_fkey
  foreign key (customer_id) references customers on delete set null;

-- A keyed hash of the network that a guest ordered from; null for customers.
alter table orders add column guest_network bytea;
create index orders_by_guest_network on orders (guest_network) where guest_network is not null;
