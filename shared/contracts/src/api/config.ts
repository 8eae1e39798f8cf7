import Type from 'typebox';
import { call } from './call.ts';
import { Flag, Id, Latitude, Longitude, Nullable } from './shapes.ts';

/** Where the map starts: the marketplace's own city (LOC-2). */
export const Position = Type.Object({ lat: Latitude(), lng: Longitude() });
export type Position = Type.Static<typeof Position>;

/** Firebase as a browser uses it: public by nature, and bound to the site by its operator (SES-10, PSH-6). */
export const FirebaseConfig = Type.Object({
  project_id: Type.String(),
  api_key: Type.String(),
  app_id: Type.String(),
  /** With the next, where push messages come by Firebase Cloud Messaging. */
  sender_id: Nullable(Type.String()),
  vapid_key: Nullable(Type.String()),
  phone_codes: Type.Boolean({ description: 'Whether Firebase sends the codes to phones' }),
  emulator_url: Nullable(Type.String({ description: "Firebase's emulator in its place, for tests" })),
  providers: Type.Array(
    Type.Object({
      name: Type.String({ description: 'google, facebook, or a word of later' }),
      client_id: Type.String({ description: 'What the provider knows this marketplace by' }),
    }),
  ),
});
export type FirebaseConfig = Type.Static<typeof FirebaseConfig>;

/** The marketplace's settings (ENT-3, HDR-6, FTR-8). Amounts are in the marketplace's currency, in units, not cents. */
export const Config = Type.Object({
  business_name: Type.String(),
  logo_full_url: Nullable(Type.String()),
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  country: Type.String({ description: 'ISO 3166 code, two letters' }),
  country_picker_status: Flag(),
  default_location: Position,
  time_zone: Type.String({ description: "The city's, as the IANA database names it: `Asia/Dubai`" }),
  currency: Type.String({ description: 'ISO 4217 code' }),
  currency_symbol: Type.String(),
  currency_symbol_direction: Type.Union([Type.Literal('left'), Type.Literal('right')]),
  digit_after_decimal_point: Type.Integer({ minimum: 0, maximum: 4 }),
  free_delivery_over: Nullable(Type.Number()),
  wallet_fund_minimum: Type.Number({
    description: 'The least that can be added to a wallet at once (WAL-9)',
  }),
  wallet_fund_maximum: Type.Number(),
  tip_choices: Type.Array(Type.Number(), { description: 'Amounts that a tip is chosen from' }),
  tip_after_minimum: Type.Number({ description: 'The least that is given as a tip after delivery' }),
  tip_after_maximum: Type.Number(),
  referral_reward: Type.Number({ description: 'What both sides of a referral get in their wallets (WAL-9)' }),
  loyalty_points_per_unit: Type.Number({ description: 'Loyalty points that each unit of an order brings' }),
  loyalty_point_exchange_rate: Type.Number({ description: 'Loyalty points for one unit in the wallet' }),
  loyalty_point_minimum: Type.Integer({ description: 'The fewest points that are converted at once' }),
  guest_checkout_status: Flag(),
  customer_wallet_status: Flag(),
  loyalty_point_status: Flag(),
  ref_earning_status: Flag(),
  refund_policy: Flag(),
  cancelation_policy: Flag(),
  shipping_policy: Flag(),
  base_urls: Type.Object({
    item_image_url: Type.String(),
    store_image_url: Type.String(),
    store_cover_photo_url: Type.String(),
  }),
  social_media: Type.Array(Type.Object({ name: Type.String(), link: Type.String() })),
  footer_text: Type.String(),
  store_application_url: Nullable(Type.String({ description: 'Where a store owner applies (SES-16)' })),
  delivery_application_url: Nullable(
    Type.String({ description: 'Where a delivery person applies (SES-16)' }),
  ),
  map_geojson_url: Nullable(Type.String({ description: 'The city drawn by the keyless map (LOC-23)' })),
  firebase: Nullable(FirebaseConfig),
});
export type Config = Type.Static<typeof Config>;

/** In minutes from now on. */
const MinutesRange = () => Type.Object({ from: Type.Integer(), to: Type.Integer() });

/** How long orders take that are placed now, by the middle half of the open stores; null where none is open. */
export const OrderTimes = Type.Object({
  delivery: Nullable(MinutesRange()),
  take_away: Nullable(MinutesRange()),
});
export type OrderTimes = Type.Static<typeof OrderTimes>;

/** One kind of shop that the marketplace runs (MOD-7). `module_type` is an open string: a new kind needs no new contract. */
export const MarketplaceModule = Type.Object({
  id: Id(),
  module_name: Type.String(),
  module_type: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  icon_full_url: Type.String(),
  thumbnail_full_url: Type.String(),
  stores_count: Type.Integer(),
  items_count: Type.Integer(),
  /** Whether it has categories to choose interests from (MOD-4). */
  has_interests: Flag(),
  zones: Type.Array(Id(), { description: 'The zones that it serves' }),
  /** In the zones of the call. Absent without zones, and where a marketplace does not say. */
  order_times: Type.Optional(OrderTimes),
});
export type MarketplaceModule = Type.Static<typeof MarketplaceModule>;

/** What the landing page says (LAN-2). */
export const Landing = Type.Object({
  fixed_header_title: Type.String(),
  fixed_header_sub_title: Type.String(),
  fixed_footer_description: Type.String(),
  fixed_newsletter_title: Type.String(),
  fixed_newsletter_sub_title: Type.String(),
  steps: Type.Array(
    Type.Object({ title: Type.String(), sub_title: Type.String(), image_full_url: Type.String() }),
  ),
  download_user_app_links: Type.Object({
    playstore_url: Nullable(Type.String()),
    playstore_url_status: Flag(),
    apple_store_url: Nullable(Type.String()),
    apple_store_url_status: Flag(),
  }),
});
export type Landing = Type.Static<typeof Landing>;

export const configCalls = {
  config: call({
    method: 'GET',
    path: '/api/v1/config',
    summary: "The marketplace's settings (ENT-3)",
    response: Config,
  }),
  modules: call({
    method: 'GET',
    path: '/api/v1/module',
    summary: 'The modules; with a `zoneid` header, those that serve one of these zones (MOD-3, MOD-7)',
    response: Type.Array(MarketplaceModule),
  }),
  landing: call({
    method: 'GET',
    path: '/api/v1/landing-page',
    summary: 'The landing page (LAN-2, LAN-5)',
    response: Landing,
  }),
};
