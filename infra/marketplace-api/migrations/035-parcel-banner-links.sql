-- Where a banner of the parcel home leads in the shop, such as to the form of a parcel.
alter table parcel_banners add column link text;
