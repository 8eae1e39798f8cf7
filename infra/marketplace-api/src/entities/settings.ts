import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import type { LocalizedText } from './localized-text.ts';

/** The settings of the table `settings`, with their defaults. */
const defaults = {
  business_name: 'Souk' as string | LocalizedText,
  logo: null as string | null,
  phone: '',
  email: '',
  address: '' as string | LocalizedText,
  country: 'US',
  country_picker_status: 1 as number | boolean,
  default_location: { lat: 0, lng: 0 },
  currency: 'USD',
  currency_symbol: '$',
  currency_symbol_direction: 'left' as 'left' | 'right',
  /** The city's, as the IANA database names it. */
  time_zone: 'UTC',
  digit_after_decimal_point: 2,
  free_delivery_over: null as number | null,
  /** cents, of every order */
  service_fee: 0,
  /** cents */
  tip_choices: [200, 500, 1000] as number[],
  /** cents; null: no limit for cash (CHK-3) */
  cash_on_delivery_maximum: null as number | null,
  /** cents: bounds of what can be added to a wallet at once (WAL-9) */
  wallet_fund_minimum: 500,
  wallet_fund_maximum: 500_000,
  /** cents: bounds of a tip after delivery */
  tip_after_minimum: 100,
  tip_after_maximum: 50_000,
  /** cents: the reward of both sides of a referral after the first delivered order (WAL-9) */
  referral_reward: 500,
  /** Discount of a new customer's first order (SES-15): percent, or cents; 0: none */
  welcome_discount: 0,
  welcome_discount_type: 'percent' as 'percent' | 'amount',
  /** cents; 0: no limit */
  welcome_discount_maximum: 0,
  /** Days after sign-up in which it is valid. */
  welcome_discount_days: 14,
  /** Loyalty points per currency unit of a delivered order */
  loyalty_points_per_unit: 1,
  /** Loyalty points per currency unit in the wallet */
  loyalty_point_exchange_rate: 100,
  /** The minimum number of points per conversion. */
  loyalty_point_minimum: 100,
  /** Days after delivery in which a tip can be given. */
  tip_days: 7,
  /** Days after delivery in which a refund can be requested. */
  refund_days: 7,
  /** Days after delivery in which a customer is asked for a review (REV-1). */
  review_reminder_days: 14,
  guest_checkout_status: 1 as number | boolean,
  customer_wallet_status: 1 as number | boolean,
  loyalty_point_status: 1 as number | boolean,
  ref_earning_status: 1 as number | boolean,
  refund_policy: 1 as number | boolean,
  cancelation_policy: 1 as number | boolean,
  shipping_policy: 1 as number | boolean,
  social_media: [] as { name: string; link: string }[],
  footer_text: '' as string | LocalizedText,
  store_application_url: null as string | null,
  delivery_application_url: null as string | null,
  map_geojson: null as string | null,
  landing: {} as {
    [text in LandingText]?: string | LocalizedText;
  } & {
    steps?: { title: string | LocalizedText; sub_title: string | LocalizedText; image: string }[];
    download_user_app_links?: {
      playstore_url?: string | null;
      playstore_url_status?: number | boolean;
      apple_store_url?: string | null;
      apple_store_url_status?: number | boolean;
    };
  },
  parcel_video: {} as {
    banner_type?: 'video' | 'video_content' | 'image';
    video?: string | null;
    video_content?: string | null;
    image?: string | null;
    contents?: (string | LocalizedText)[];
  },
};

export type LandingText =
  | 'fixed_header_title'
  | 'fixed_header_sub_title'
  | 'fixed_footer_description'
  | 'fixed_newsletter_title'
  | 'fixed_newsletter_sub_title';

export type Settings = typeof defaults;

export async function readSettings(db: Queryable): Promise<Settings> {
  const found = await rows<{ key: string; value: unknown }>(
    db,
    sql`select key, value from marketplace.settings`,
  );
  return Object.assign(
    structuredClone(defaults),
    Object.fromEntries(found.map(({ key, value }) => [key, value])),
  );
}
