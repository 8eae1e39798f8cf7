import { configCalls, type MarketplaceModule } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import { countsInZones } from '../entities/item-list.ts';
import { fileUrlOrNull, pictureUrl, pictureUrlOrNull } from '../entities/pictures.ts';
import { orderTimes } from '../entities/order-times.ts';
import { readSettings, type LandingText } from '../entities/settings.ts';
import { storesInZones } from '../entities/zones.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

const read = (language: Language, text: string | LocalizedText | undefined) =>
  typeof text === 'string' ? text : textIn(language, text ?? null);

/** The marketplace itself: settings, modules, the landing page. */
export function configRoutes(route: Route, { pool, now, mediaUrl, firebase }: Context): void {
  route(configCalls.config, async ({ requestContext: { language } }) => {
    const settings = await readSettings(pool);
    return {
      business_name: read(language, settings.business_name),
      logo_full_url: pictureUrlOrNull(mediaUrl, settings.logo),
      phone: settings.phone,
      email: settings.email,
      address: read(language, settings.address),
      country: settings.country,
      country_picker_status: flag(!!settings.country_picker_status),
      default_location: settings.default_location,
      time_zone: settings.time_zone,
      currency: settings.currency,
      currency_symbol: settings.currency_symbol,
      currency_symbol_direction: settings.currency_symbol_direction,
      digit_after_decimal_point: settings.digit_after_decimal_point,
      free_delivery_over: settings.free_delivery_over === null ? null : settings.free_delivery_over / 100,
      wallet_fund_minimum: settings.wallet_fund_minimum / 100,
      wallet_fund_maximum: settings.wallet_fund_maximum / 100,
      tip_choices: settings.tip_choices.map((tip) => tip / 100),
      tip_after_minimum: settings.tip_after_minimum / 100,
      tip_after_maximum: settings.tip_after_maximum / 100,
      referral_reward: settings.referral_reward / 100,
      loyalty_points_per_unit: settings.loyalty_points_per_unit,
      loyalty_point_exchange_rate: settings.loyalty_point_exchange_rate,
      loyalty_point_minimum: settings.loyalty_point_minimum,
      guest_checkout_status: flag(!!settings.guest_checkout_status),
      customer_wallet_status: flag(!!settings.customer_wallet_status),
      loyalty_point_status: flag(!!settings.loyalty_point_status),
      ref_earning_status: flag(!!settings.ref_earning_status),
      refund_policy: flag(!!settings.refund_policy),
      cancelation_policy: flag(!!settings.cancelation_policy),
      shipping_policy: flag(!!settings.shipping_policy),
      base_urls: {
        item_image_url: `${mediaUrl}/items`,
        store_image_url: `${mediaUrl}/stores`,
        store_cover_photo_url: `${mediaUrl}/stores`,
      },
      social_media: settings.social_media,
      footer_text: read(language, settings.footer_text),
      store_application_url: settings.store_application_url,
      delivery_application_url: settings.delivery_application_url,
      map_geojson_url: fileUrlOrNull(mediaUrl, settings.map_geojson),
      firebase,
    };
  });

  route(configCalls.modules, async ({ requestContext: { language, zones } }) => {
    const times = zones && (await orderTimes(pool, zones, now()));
    const found = await rows<ModuleRow>(
      pool,
      sql`
        select m.id, m.module_type, m.slug, m.name, m.description, m.icon, m.thumbnail, served.zones,
          coalesce(stores.count, 0) as stores_count, coalesce(items.count, 0) as items_count,
          m.module_type <> 'parcel' and exists (select 1 from marketplace.categories c
            where c.module_id = m.id and c.parent_id is null) as has_interests
        from marketplace.modules m
        join lateral (select coalesce(array_agg(zone_id order by zone_id), '{}') as zones
          from marketplace.module_zones where module_id = m.id) served on true
        left join (select s.module_id, count(*)::integer as count from ${storesInZones(zones)} group by s.module_id) stores
          on stores.module_id = m.id
        left join (select counted.module_id, sum(counted.items)::integer as count from ${countsInZones(zones)} group by counted.module_id) items
          on items.module_id = m.id
        where ${zones}::integer[] is null or served.zones && ${zones}::integer[]
        order by m.position, m.id`,
    );
    return found.map((module) => ({
      ...moduleOf(module, language, mediaUrl),
      ...(times && { order_times: times.get(module.id) ?? { delivery: null, take_away: null } }),
    }));
  });

  route(configCalls.landing, async ({ requestContext: { language } }) => {
    const { landing } = await readSettings(pool);
    const links = landing.download_user_app_links ?? {};
    const text = (name: LandingText) => read(language, landing[name]);
    return {
      fixed_header_title: text('fixed_header_title'),
      fixed_header_sub_title: text('fixed_header_sub_title'),
      fixed_footer_description: text('fixed_footer_description'),
      fixed_newsletter_title: text('fixed_newsletter_title'),
      fixed_newsletter_sub_title: text('fixed_newsletter_sub_title'),
      steps: (landing.steps ?? []).map(({ title, sub_title, image }) => ({
        title: read(language, title),
        sub_title: read(language, sub_title),
        image_full_url: pictureUrl(mediaUrl, image),
      })),
      download_user_app_links: {
        playstore_url: links.playstore_url ?? null,
        playstore_url_status: flag(!!links.playstore_url_status),
        apple_store_url: links.apple_store_url ?? null,
        apple_store_url_status: flag(!!links.apple_store_url_status),
      },
    };
  });
}

interface ModuleRow {
  id: number;
  module_type: string;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  icon: string;
  thumbnail: string;
  zones: number[];
  stores_count: number;
  items_count: number;
  has_interests: boolean;
}

function moduleOf(row: ModuleRow, language: Language, mediaUrl: string): MarketplaceModule {
  return {
    id: row.id,
    module_name: textIn(language, row.name),
    module_type: row.module_type,
    slug: row.slug,
    description: textIn(language, row.description),
    icon_full_url: pictureUrl(mediaUrl, row.icon),
    thumbnail_full_url: pictureUrl(mediaUrl, row.thumbnail),
    stores_count: row.stores_count,
    items_count: row.items_count,
    has_interests: flag(row.has_interests),
    zones: row.zones,
  };
}
