import type { Store, StoreDetails } from '@souk/contracts';

/** An open restaurant nearby; the fields of `changes` win. */
export const aStore = (changes: Partial<Store> = {}): Store => ({
  id: 1,
  slug: 'olive-kitchen',
  name: 'Olive Kitchen',
  address: '12 Harbour Street',
  logo_full_url: '/media/stores/olive-kitchen-logo-240.webp',
  cover_photo_full_url: '/media/stores/olive-kitchen-cover-960.webp',
  latitude: 24.71,
  longitude: 46.67,
  avg_rating: 4.6,
  rating_count: 88,
  distance: 1.25,
  delivery_time: '20-30',
  free_delivery: 0,
  delivery_fee: 7,
  minimum_order: 5,
  store_discount: 0,
  active: 1,
  open: 1,
  featured: 0,
  veg: 1,
  non_veg: 1,
  delivery: 1,
  take_away: 1,
  schedule_order: true,
  prescription_order: 0,
  next_opening: null,
  kinds: ['Soups', 'Salads'],
  total_items: 40,
  module_id: 1,
  module_type: 'food',
  zone_id: 1,
  created_at: '2025-10-01T08:00:00.000Z',
  ...changes,
});

/** A store as its own page knows it, open every day (STR-7). */
export const someStoreDetails = (changes: Partial<StoreDetails> = {}): StoreDetails => ({
  ...aStore(),
  schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '08:00', closing_time: '23:00' })),
  announcement: 0,
  announcement_message: null,
  today: 3,
  categories: [{ id: 1, name: 'Soups', products_count: 3 }],
  ...changes,
});
