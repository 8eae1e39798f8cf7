import { promotionCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { fileUrlOrNull, pictureUrlOrNull } from '../entities/pictures.ts';
import { ratingOf } from '../entities/rating.ts';
import { storesInZones } from '../entities/zones.ts';
import { distanceFrom } from '../entities/store-row.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';

interface AdvertisementRow {
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

/** Highlighted stores in the customer's zones. */
export function advertisementRoutes(route: Route, { pool, mediaUrl, now }: Context): void {
  route(promotionCalls.advertisements, async ({ requestContext }) => {
    const advertisements = await rows<AdvertisementRow>(
      pool,
      sql`select ad.*, s.slug as store_slug, s.name as store_name, s.module_id as store_module_id, s.zone_id,
            s.rating_sum, s.rating_count, ${distanceFrom(requestContext.position)} as distance
          from ${storesInZones(requireZones(requestContext))} join marketplace.advertisements ad on ad.store_id = s.id
          where ad.module_id = ${requireModule(requestContext)} and s.active and ad.starts_at <= ${now()} and ad.ends_at > ${now()}
          order by ad.position, ad.id limit 20`,
    );
    return advertisements.map((ad) => ({
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
}
