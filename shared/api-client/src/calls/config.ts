import { isRecord } from '@souk/contracts';
import type { Config, Landing, MarketplaceModule } from '@souk/contracts';
import { useQuery } from '@tanstack/react-query';
import { complete, completing, listOf, raw } from '../complete.ts';
import type { Defaults } from '../complete.ts';
import { rememberImageBases } from '../image-address.ts';
import { queryClient } from '../query-client.ts';
import { minutes, queryOf } from '../query-of.ts';
import { get } from '../request.ts';

type Sent =
  | 'business_name'
  | 'phone'
  | 'email'
  | 'address'
  | 'country'
  | 'country_picker_status'
  | 'default_location'
  | 'time_zone'
  | 'guest_checkout_status'
  | 'customer_wallet_status'
  | 'loyalty_point_status'
  | 'ref_earning_status'
  | 'refund_policy'
  | 'shipping_policy';

const DEFAULTS: Defaults<Config, Sent | 'cancelation_policy'> = {
  logo_full_url: null,
  currency: '',
  currency_symbol: '',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  free_delivery_over: null,
  wallet_fund_minimum: 0,
  wallet_fund_maximum: 0,
  tip_choices: [],
  tip_after_minimum: 0,
  tip_after_maximum: 0,
  referral_reward: 0,
  loyalty_points_per_unit: 0,
  loyalty_point_exchange_rate: 0,
  loyalty_point_minimum: 0,
  social_media: [],
  base_urls: { item_image_url: '', store_image_url: '', store_cover_photo_url: '' },
  store_application_url: null,
  delivery_application_url: null,
  map_geojson_url: null,
  footer_text: '',
  firebase: null,
};

function readConfig(value: unknown): Config {
  const { cancelation_policy, cancellation_policy } = raw(value);
  const policy = cancelation_policy ?? cancellation_policy ?? 0;
  const config = complete<Config, Sent | 'cancelation_policy'>(
    { ...raw(value), cancelation_policy: policy },
    DEFAULTS,
  );
  rememberImageBases(config.base_urls);
  return config;
}

const readModule = completing<MarketplaceModule, 'id' | 'module_type' | 'module_name'>({
  slug: '',
  description: '',
  icon_full_url: '',
  thumbnail_full_url: '',
  stores_count: 0,
  items_count: 0,
  has_interests: 0,
  zones: [],
});

const readLanding = completing<
  Landing,
  | 'fixed_header_title'
  | 'fixed_header_sub_title'
  | 'fixed_footer_description'
  | 'fixed_newsletter_title'
  | 'fixed_newsletter_sub_title'
>({
  steps: [],
  download_user_app_links: {
    playstore_url: null,
    playstore_url_status: 0,
    apple_store_url: null,
    apple_store_url_status: 0,
  },
});

/** The marketplace's settings (ENT-3). */
export const fetchConfig = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/config', readConfig, {}, signal);
export const configQuery = () =>
  queryOf('config', fetchConfig, {}, { on: ['language'], staleTime: minutes(5) });
/** The marketplace's settings, in a component. */
export const useConfig = () => useQuery(configQuery(), queryClient);

/** The modules that serve the zones of the moment (MOD-3, MOD-7). */
export const fetchModules = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/module', listOf(readModule), {}, signal);
export const modulesQuery = () =>
  queryOf('modules', fetchModules, {}, { on: ['zone', 'language'], staleTime: minutes(5) });

/** What the landing page says (LAN-2). */
export const fetchLanding = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/landing-page', readLanding, {}, signal);
export const landingQuery = () =>
  queryOf('landing', fetchLanding, {}, { on: ['language'], staleTime: minutes(5) });

/**
 * Caches answers that the page contains, so that its first render has the marketplace's name and texts. They may be a
 * minute old: components that use them load them again.
 */
export function seedAnswers({ config, landing }: { config?: unknown; landing?: unknown }): void {
  const old = { updatedAt: 0 };
  if (isRecord(config)) queryClient.setQueryData(configQuery().queryKey, readConfig(config), old);
  if (isRecord(landing)) queryClient.setQueryData(landingQuery().queryKey, readLanding(landing), old);
}
