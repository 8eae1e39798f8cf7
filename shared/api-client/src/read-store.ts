import type { Store, StoreDetails } from '@souk/contracts';
import { complete, completing, listOf, raw } from './complete.ts';
import type { Defaults } from './complete.ts';
import { imageAddress } from './image-address.ts';

type Sent = 'id' | 'name' | 'latitude' | 'longitude' | 'module_id' | 'zone_id';
type Pictures = 'logo_full_url' | 'cover_photo_full_url';

const DEFAULTS: Defaults<Store, Sent | Pictures> = {
  slug: '',
  address: '',
  avg_rating: 0,
  rating_count: 0,
  distance: null,
  delivery_time: '',
  free_delivery: 0,
  delivery_fee: null,
  minimum_order: 0,
  store_discount: 0,
  // A backend that does not say so has not closed it.
  active: 1,
  open: 1,
  featured: 0,
  veg: 0,
  non_veg: 0,
  delivery: 1,
  take_away: 0,
  schedule_order: false,
  prescription_order: 0,
  next_opening: null,
  kinds: [],
  total_items: 0,
  module_type: '',
  created_at: '',
};

/** A store with everything that cards read. */
export function readStore(value: unknown): Store {
  const store = raw(value);
  return complete<Store, Sent | Pictures>(
    {
      ...store,
      logo_full_url: imageAddress(store, 'logo', 'store_image_url'),
      cover_photo_full_url: imageAddress(store, 'cover_photo', 'store_cover_photo_url'),
    },
    DEFAULTS,
  );
}

const DETAILS: Defaults<StoreDetails, keyof Store | 'categories'> = {
  announcement: 0,
  announcement_message: null,
  schedules: [],
  today: null,
};

const readCategory = completing<StoreDetails['categories'][number], 'id' | 'name'>({ products_count: 0 });

/** A store with its hours and categories (STR-7). */
export const readStoreDetails = (value: unknown): StoreDetails =>
  complete<StoreDetails, keyof Store | 'categories'>(
    { ...readStore(value), categories: listOf(readCategory)(raw(value).categories) },
    DETAILS,
  );
