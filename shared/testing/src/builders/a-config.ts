import type { Config, FirebaseConfig, Landing, MarketplaceModule } from '@souk/contracts';

/** The settings of a marketplace that sells in dollars, with guest checkout and free delivery from 50. */
export const aConfig = (changes: Partial<Config> = {}): Config => ({
  business_name: 'Souk',
  logo_full_url: null,
  phone: '+966500000001',
  email: 'hello@souk.example',
  address: '1 Market Square',
  country: 'SA',
  country_picker_status: 1,
  default_location: { lat: 24.7136, lng: 46.6753 },
  time_zone: 'UTC',
  currency: 'USD',
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  free_delivery_over: 50,
  wallet_fund_minimum: 5,
  wallet_fund_maximum: 5000,
  tip_choices: [1, 2, 5],
  tip_after_minimum: 1,
  tip_after_maximum: 500,
  referral_reward: 5,
  loyalty_points_per_unit: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum: 50,
  guest_checkout_status: 1,
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  ref_earning_status: 1,
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  base_urls: {
    item_image_url: '/media/items',
    store_image_url: '/media/stores',
    store_cover_photo_url: '/media/stores',
  },
  social_media: [{ name: 'instagram', link: 'https://social.example/souk' }],
  footer_text: '© Souk',
  store_application_url: 'https://apply.example/store',
  delivery_application_url: 'https://apply.example/delivery',
  map_geojson_url: '/media/city.geojson',
  firebase: null,
  ...changes,
});

/** Firebase with Google and Facebook, and with push messages. */
export const aFirebaseConfig = (changes: Partial<FirebaseConfig> = {}): FirebaseConfig => ({
  project_id: 'souk-demo',
  api_key: 'a-browser-key',
  app_id: '1:2:web:3',
  sender_id: '2',
  vapid_key: 'a-public-key',
  phone_codes: false,
  emulator_url: null,
  providers: [
    { name: 'google', client_id: 'souk.apps.example' },
    { name: 'facebook', client_id: '1234567890' },
  ],
  ...changes,
});

export const aModule = (changes: Partial<MarketplaceModule> = {}): MarketplaceModule => ({
  id: 1,
  module_name: 'Food',
  module_type: 'food',
  slug: 'food',
  description: 'Restaurants around you',
  icon_full_url: '/media/modules/food-240.webp',
  thumbnail_full_url: '/media/modules/food-480.webp',
  stores_count: 20,
  items_count: 500,
  has_interests: 0,
  zones: [1, 2],
  ...changes,
});

/** The five modules of the reference marketplace, in the order of their ids. */
export const allModules = (): MarketplaceModule[] =>
  ['Food', 'Grocery', 'Pharmacy', 'Ecommerce', 'Parcel'].map((module_name, index) =>
    aModule({
      id: index + 1,
      module_name,
      module_type: module_name.toLowerCase(),
      slug: module_name.toLowerCase(),
    }),
  );

export const aLanding = (changes: Partial<Landing> = {}): Landing => ({
  fixed_header_title: 'Everything your city sells, at your door',
  fixed_header_sub_title: 'Pick a place to see what is near',
  fixed_footer_description: 'One cart for every shop.',
  fixed_newsletter_title: 'Hear of offers first',
  fixed_newsletter_sub_title: 'One letter a month',
  steps: [
    { title: 'Pick a place', sub_title: 'On the map', image_full_url: '/media/landing/step-1-480.webp' },
  ],
  download_user_app_links: {
    playstore_url: 'https://play.example/souk',
    playstore_url_status: 1,
    apple_store_url: null,
    apple_store_url_status: 0,
  },
  ...changes,
});
