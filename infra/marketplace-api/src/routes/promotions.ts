import { promotionCalls, type Campaign } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { campaignOf, type CampaignRow } from '../entities/campaign.ts';
import { flag } from '../entities/flag.ts';
import { itemOf } from '../entities/item.ts';
import { campaignItemRows, itemRows } from '../entities/item-row.ts';
import { itemsInZones } from '../entities/item-list.ts';
import { fileUrlOrNull, pictureUrl, pictureUrlOrNull } from '../entities/pictures.ts';
import { ratingOf } from '../entities/rating.ts';
import { distanceFrom } from '../entities/store-row.ts';
import { storesInZones } from '../entities/store-list.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';

/** Campaigns, coupons, highlights and cashback that are running now. */
export function promotionRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, now } = context;

  route(promotionCalls.promotionalBanners, async ({ requestContext }) => {
    const banners = await row<{
      promotional: string | null;
      best_reviewed: string | null;
      bottom: string | null;
      new_arrival: string | null;
      basic_section_nearby: boolean;
    }>(
      pool,
      sql`select * from marketplace.promotional_banners where module_id = ${requireModule(requestContext)}`,
    );
    const url = (name: string | null | undefined) => pictureUrlOrNull(mediaUrl, name ?? null);
    return {
      promotional_banner_url: url(banners?.promotional),
      best_reviewed_section_banner: banners?.best_reviewed ?? null,
      best_reviewed_section_banner_full_url: url(banners?.best_reviewed),
      bottom_section_banner: banners?.bottom ?? null,
      bottom_section_banner_full_url: url(banners?.bottom),
      new_arrival_section_banner: banners?.new_arrival ?? null,
      new_arrival_section_banner_full_url: url(banners?.new_arrival),
      basic_section_nearby: flag(banners?.basic_section_nearby ?? false),
    };
  });

  route(promotionCalls.campaigns, ({ requestContext }) => runningCampaigns(context, requestContext));

  route(promotionCalls.campaignItems, async ({ requestContext }) => {
    const running = await rows<{ id: number }>(
      pool,
      sql`select entry.id from marketplace.campaign_items entry join (
            select i.id from ${itemsInZones(requireZones(requestContext))} where i.active and i.module_id = ${requireModule(requestContext)}
          ) sold on sold.id = entry.item_id
          left join marketplace.campaigns campaign on campaign.id = entry.campaign_id
          where entry.starts_at <= ${now()} and entry.ends_at > ${now()}
            and (campaign.id is null or (campaign.starts_at <= ${now()} and campaign.ends_at > ${now()}))
          order by entry.id limit 50`,
    );
    const found = await campaignItemRows(
      pool,
      running.map(({ id }) => id),
      now(),
    );
    return found.map((item) => itemOf(item, { language: requestContext.language, mediaUrl }));
  });

  route(promotionCalls.coupons, async ({ requestContext }) => {
    const coupons = await rows<CouponRow>(
      pool,
      sql`select coupon.*, store.name as store_name from marketplace.coupons coupon
          left join marketplace.stores store on store.id = coupon.store_id
          where coupon.module_id = ${requireModule(requestContext)} and coupon.customer_id is null
            and coupon.starts_at <= ${now()} and coupon.ends_at > ${now()}
            and (store.id is null or store.active and store.id in (select s.id from ${storesInZones(requireZones(requestContext))}))
          order by coupon.ends_at, coupon.id limit 50`,
    );
    return coupons.map((coupon) => ({
      id: coupon.id,
      title: textIn(requestContext.language, coupon.title),
      code: coupon.code,
      discount_type: coupon.discount_type,
      discount: coupon.discount_type === 'amount' ? coupon.discount / 100 : coupon.discount,
      min_purchase: coupon.min_purchase / 100,
      max_discount: coupon.max_discount / 100,
      expire_date: coupon.ends_at.toISOString(),
      store_id: coupon.store_id,
      store_name: coupon.store_name && textIn(requestContext.language, coupon.store_name),
    }));
  });

  route(promotionCalls.advertisements, async ({ requestContext }) => {
    const promotions = await rows<PromotionRow>(
      pool,
      sql`select ad.*, s.slug as store_slug, s.name as store_name, s.module_id as store_module_id, s.zone_id,
            s.rating_sum, s.rating_count, ${distanceFrom(requestContext.position)} as distance
          from ${storesInZones(requireZones(requestContext))} join marketplace.advertisements ad on ad.store_id = s.id
          where ad.module_id = ${requireModule(requestContext)} and s.active and ad.starts_at <= ${now()} and ad.ends_at > ${now()}
          order by ad.position, ad.id limit 20`,
    );
    return promotions.map((ad) => ({
      id: ad.id,
      add_type: ad.add_type,
      title: textIn(requestContext.language, ad.title),
      description: textIn(requestContext.language, ad.description),
      cover_image_full_url: pictureUrlOrNull(mediaUrl, ad.cover),
      profile_image_full_url: pictureUrlOrNull(mediaUrl, ad.profile),
      video_attachment_full_url: fileUrlOrNull(mediaUrl, ad.video),
      is_rating_active: flag(ad.is_rating_active),
      is_review_active: flag(ad.is_review_active),
      average_rating: ratingOf(ad),
      reviews_comments_count: ad.rating_count,
      store: {
        id: ad.store_id,
        slug: ad.store_slug,
        name: textIn(requestContext.language, ad.store_name),
        module_id: ad.store_module_id,
        zone_id: ad.zone_id,
        distance: ad.distance === null ? null : Math.round(ad.distance * 1000) / 1000,
      },
    }));
  });

  route(promotionCalls.cashback, async ({ requestContext }) => {
    const offers = await rows<CashbackRow>(
      pool,
      sql`select * from marketplace.cashback_offers where starts_at <= ${now()} and ends_at > ${now()} order by id`,
    );
    return offers.map((offer) => ({
      id: offer.id,
      title: textIn(requestContext.language, offer.title),
      cashback_type: offer.cashback_type,
      cashback_amount: offer.cashback_type === 'amount' ? offer.cashback_amount / 100 : offer.cashback_amount,
      min_purchase: offer.min_purchase / 100,
      max_discount: offer.max_discount / 100,
      end_date: offer.ends_at.toISOString(),
    }));
  });

  route(promotionCalls.banners, async ({ requestContext }) => {
    const zones = requireZones(requestContext);
    const found = await rows<BannerRow>(
      pool,
      sql`select banner.*, store.slug as store_slug, store.zone_id as store_zone
          from marketplace.banners banner left join marketplace.stores store on store.id = banner.store_id
          where banner.module_id = ${requireModule(requestContext)} and (banner.zone_id is null or banner.zone_id = any(${zones}::integer[]))
            and (banner.type <> 'store_wise' or store.active and exists (select 1 from ${storesInZones(zones)} where s.id = store.id))
            and (banner.type <> 'item_wise' or exists (select 1 from ${itemsInZones(zones)} where i.id = banner.item_id and i.active))
          order by banner.position, banner.id`,
    );
    const linked = await itemRows(
      pool,
      found.flatMap(({ item_id }) => item_id ?? []),
      now(),
    );
    return {
      banners: found.map((banner) => {
        const item = linked.find(({ id }) => id === banner.item_id);
        return {
          id: banner.id,
          title: textIn(requestContext.language, banner.title),
          type: banner.type,
          link: banner.link,
          image_full_url: pictureUrl(mediaUrl, banner.image),
          store:
            banner.store_id !== null && banner.store_slug !== null && banner.store_zone !== null
              ? { id: banner.store_id, slug: banner.store_slug, zone_id: banner.store_zone }
              : null,
          item: item ? itemOf(item, { language: requestContext.language, mediaUrl }) : null,
        };
      }),
      campaigns: await runningCampaigns(context, requestContext),
    };
  });
}

/** Running campaigns with items in the customer's zones. */
async function runningCampaigns(
  { pool, now, mediaUrl }: Context,
  requestContext: RequestContext,
): Promise<Campaign[]> {
  const campaigns = await rows<CampaignRow>(
    pool,
    sql`select * from marketplace.campaigns campaign
        where module_id = ${requireModule(requestContext)} and starts_at <= ${now()} and ends_at > ${now()}
          and (not exists (select 1 from marketplace.campaign_items entry where entry.campaign_id = campaign.id)
            or exists (select 1 from marketplace.campaign_items entry
              join (select i.id from ${itemsInZones(requireZones(requestContext))} where i.active) sold on sold.id = entry.item_id
              where entry.campaign_id = campaign.id))
        order by ends_at, id`,
  );
  return campaigns.map((campaign) => campaignOf(campaign, { language: requestContext.language, mediaUrl }));
}

interface BannerRow {
  id: number;
  title: LocalizedText;
  type: 'default' | 'store_wise' | 'item_wise';
  link: string | null;
  image: string;
  store_id: number | null;
  store_slug: string | null;
  store_zone: number | null;
  item_id: number | null;
}

interface CouponRow {
  id: number;
  title: LocalizedText;
  code: string;
  discount_type: 'percent' | 'amount';
  discount: number;
  min_purchase: number;
  max_discount: number;
  ends_at: Date;
  store_id: number | null;
  store_name: LocalizedText | null;
}

interface PromotionRow {
  id: number;
  add_type: 'video_promotion' | 'store_promotion';
  title: LocalizedText;
  description: LocalizedText;
  cover: string | null;
  profile: string | null;
  video: string | null;
  is_rating_active: boolean;
  is_review_active: boolean;
  store_id: number;
  store_slug: string;
  store_name: LocalizedText;
  store_module_id: number;
  zone_id: number;
  rating_sum: number;
  rating_count: number;
  distance: number | null;
}

interface CashbackRow {
  id: number;
  title: LocalizedText;
  cashback_type: 'amount' | 'percentage';
  cashback_amount: number;
  min_purchase: number;
  max_discount: number;
  ends_at: Date;
}
