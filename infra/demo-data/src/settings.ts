import { CENTRE } from './city/places.ts';
import { textOf } from './texts.ts';

/** What the API answers as Config: a row per key. Words are in both languages, pictures are names, money is in cents. */
const config = {
  business_name: textOf('business_name'),
  logo: 'brand/souk',
  phone: '+971 4 555 0100',
  email: 'hello@souk.example',
  address: textOf('address'),
  country: 'AE',
  country_picker_status: 1,
  default_location: { lat: CENTRE.lat, lng: CENTRE.lng },
  currency: 'AED',
  currency_symbol: 'AED',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  free_delivery_over: 15_000,
  service_fee: 100,
  tip_choices: [200, 500, 1_000],
  cash_on_delivery_maximum: 50_000,
  wallet_fund_minimum: 1_000,
  wallet_fund_maximum: 200_000,
  referral_reward: 1_000,
  welcome_discount: 20,
  welcome_discount_type: 'percent',
  welcome_discount_maximum: 3_000,
  welcome_discount_days: 14,
  loyalty_points_per_unit: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum: 100,
  refund_days: 7,
  guest_checkout_status: 1,
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  ref_earning_status: 1,
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  social_media: [
    { name: 'instagram', link: 'https://instagram.com/souk.example' },
    { name: 'facebook', link: 'https://facebook.com/souk.example' },
    { name: 'twitter', link: 'https://x.com/souk.example' },
  ],
  footer_text: textOf('footer_text'),
  store_application_url: 'https://souk.example/stores/apply',
  delivery_application_url: 'https://souk.example/riders/apply',
  map_geojson: 'city.geojson',
  time_zone: 'Asia/Dubai',
};

const step = (name: string) => ({
  title: textOf(`landing.${name}.title`),
  sub_title: textOf(`landing.${name}.sub_title`),
  image: `landing/${name}`,
});

/** Landing of the contracts (LAN-2). */
const landing = {
  fixed_header_title: textOf('landing.fixed_header_title'),
  fixed_header_sub_title: textOf('landing.fixed_header_sub_title'),
  fixed_footer_description: textOf('landing.fixed_footer_description'),
  fixed_newsletter_title: textOf('landing.fixed_newsletter_title'),
  fixed_newsletter_sub_title: textOf('landing.fixed_newsletter_sub_title'),
  steps: ['where', 'cart', 'door'].map(step),
  download_user_app_links: {
    playstore_url: 'https://souk.example/android',
    playstore_url_status: 1,
    apple_store_url: 'https://souk.example/ios',
    apple_store_url_status: 1,
  },
};

/** ParcelVideo of the contracts (PCL-2): a title and a description for each of three steps. */
const parcelVideo = {
  banner_type: 'video_content',
  video: null,
  video_content: 'video/parcel-journey.webm',
  image: 'parcel/journey',
  contents: ['1', '2', '3'].flatMap((number) => [
    textOf(`parcel_video.${number}.title`),
    textOf(`parcel_video.${number}.description`),
  ]),
};

export const settingRows = () =>
  Object.entries({ ...config, landing, parcel_video: parcelVideo }).map(([key, value]) => ({ key, value }));
