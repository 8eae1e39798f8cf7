import { CENTRE } from './city/frame.ts';
import { CITY } from './city/names.ts';
import { words } from './words.ts';

/** What the API answers as Config: a row per key. Words are in both languages, pictures are names, money is in cents. */
const config = {
  business_name: words('Souk', 'سوق'),
  logo: 'brand/souk',
  phone: '+971 4 555 0100',
  email: 'hello@souk.example',
  address: words(
    `1 Square of the Pearl, Old Harbour, ${CITY.en}`,
    `١ ساحة اللؤلؤة، المرفأ القديم، ${CITY.ar}`,
  ),
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
  footer_text: words(
    '© Souk. A demo marketplace in a city that does not exist.',
    '© سوق. متجر تجريبي في مدينة من الخيال.',
  ),
  store_application_url: 'https://souk.example/stores/apply',
  delivery_application_url: 'https://souk.example/riders/apply',
  map_geojson: 'city.geojson',
  time_zone: 'Asia/Dubai',
};

const step = (en: string, ar: string, textEn: string, textAr: string, picture: string) => ({
  title: words(en, ar),
  sub_title: words(textEn, textAr),
  image: picture,
});

/** Landing of the contracts (LAN-2). */
const landing = {
  fixed_header_title: words('Your city, delivered', 'مدينتك تصل إلى بابك'),
  fixed_header_sub_title: words(
    'Dinner, groceries, medicine and gifts from the shops around you.',
    'عشاء وبقالة ودواء وهدايا من المتاجر القريبة منك.',
  ),
  fixed_footer_description: words(
    'Souk brings the kitchens, markets and pharmacies of Marsa Lulwa together in one place.',
    'يجمع سوق مطابخ مرسى لولوة وأسواقها وصيدلياتها في مكان واحد.',
  ),
  fixed_newsletter_title: words('Good things, once a week', 'أخبار طيبة مرة في الأسبوع'),
  fixed_newsletter_sub_title: words(
    'New kitchens, seasonal offers and nothing else.',
    'مطابخ جديدة وعروض الموسم ولا شيء غير ذلك.',
  ),
  steps: [
    step(
      'Say where',
      'حدّد موقعك',
      'Drop a pin, and see who delivers there.',
      'ضع الدبوس على الخريطة واعرف من يوصل إليك.',
      'landing/where',
    ),
    step(
      'Fill your cart',
      'املأ سلّتك',
      'Thousands of things from shops you know.',
      'آلاف المنتجات من متاجر تعرفها.',
      'landing/cart',
    ),
    step(
      'Open the door',
      'افتح الباب',
      'Follow your order until the bell rings.',
      'تابع طلبك حتى يرن الجرس.',
      'landing/door',
    ),
  ],
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
  contents: [
    words('Tell us what and where', 'أخبرنا ماذا وإلى أين'),
    words('Choose the kind of parcel and both addresses.', 'اختر نوع الطرد والعنوانين.'),
    words('We pick it up', 'نستلمه منك'),
    words('A rider is at your door within half an hour.', 'يصل المندوب إلى بابك خلال نصف ساعة.'),
    words('It arrives, you know', 'يصل وأنت على علم'),
    words('Follow it on the map until it is handed over.', 'تابعه على الخريطة حتى التسليم.'),
  ],
};

export const settingRows = () =>
  Object.entries({ ...config, landing, parcel_video: parcelVideo }).map(([key, value]) => ({ key, value }));
