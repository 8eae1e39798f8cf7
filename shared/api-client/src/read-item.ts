import type { Item } from '@souk/contracts';
import { complete, raw } from './complete.ts';
import type { Defaults } from './complete.ts';
import { imageAddress } from './image-address.ts';

type Sent = 'id' | 'name' | 'price' | 'store_id' | 'module_id' | 'zone_id' | 'category_id';
/** Those with two spellings, and the picture. */
type Derived =
  | 'module'
  | 'module_type'
  | 'store_discount'
  | 'restaurant_discount'
  | 'wishlist_count'
  | 'whislists_count'
  | 'is_halal'
  | 'halal_tag_status'
  | 'image_full_url';

const DEFAULTS: Defaults<Item, Sent | Derived> = {
  slug: '',
  description: '',
  unit_type: null,
  net_content: null,
  store_name: '',
  store_slug: '',
  store_delivery_time: '',
  category_ids: [],
  brand_id: null,
  variations: [],
  food_variations: [],
  choice_options: [],
  add_ons: [],
  stock: null,
  maximum_cart_quantity: null,
  discount: 0,
  discount_type: 'percent',
  available_time_starts: '00:00',
  available_time_ends: '00:00',
  schedule_order: false,
  images_full_url: [],
  veg: 0,
  recommended: 0,
  organic: 0,
  is_prescription_required: 0,
  generic_name: [],
  nutritions_name: [],
  allergies_name: [],
  tags: [],
  avg_rating: 0,
  rating_count: 0,
  order_count: 0,
  created_at: '',
};

/** An item under one set of names: where a fact has two spellings, both hold what either said (AMB-21). */
export function readItem(value: unknown): Item {
  const item = raw(value);
  const either = (name: string, older: string) => item[name] ?? item[older] ?? 0;
  const type = item.module_type ?? raw(item.module).module_type ?? '';
  const discount = either('store_discount', 'restaurant_discount');
  const wishes = either('wishlist_count', 'whislists_count');
  return complete<Item, Sent | Derived>(
    {
      ...item,
      module_type: type,
      module: item.module ?? { module_type: type },
      store_discount: discount,
      restaurant_discount: discount,
      wishlist_count: wishes,
      whislists_count: wishes,
      is_halal: either('is_halal', 'halal_tag_status'),
      halal_tag_status: either('halal_tag_status', 'is_halal'),
      image_full_url: imageAddress(item, 'image', 'item_image_url'),
    },
    DEFAULTS,
  );
}
