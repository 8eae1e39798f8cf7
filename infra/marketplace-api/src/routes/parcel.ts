import { promotionCalls, type ParcelBanner } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { fileUrlOrNull, pictureUrl, pictureUrlOrNull } from '../entities/pictures.ts';
import { readSettings } from '../entities/settings.ts';
import { wordsIn, type Words } from '../entities/words.ts';
import type { Route } from '../http/route.ts';
import { moduleNeeded, type Visit } from '../http/visit.ts';
import { rows } from '../sql.ts';

/** The parcel module's home (PCL-1 to PCL-3). */
export function parcelRoutes(route: Route, { pool, mediaUrl }: Context): void {
  route(promotionCalls.parcelCategories, async ({ visit }) => {
    const found = await rows<{ id: number; name: Words; description: Words; image: string }>(
      pool,
      sql`select * from marketplace.parcel_categories where module_id = ${moduleNeeded(visit)} order by position, id`,
    );
    return found.map(({ id, name, description, image }) => ({
      id,
      name: wordsIn(visit.language, name),
      description: wordsIn(visit.language, description),
      image_full_url: pictureUrl(mediaUrl, image),
    }));
  });

  const banners = async (kind: 'banner' | 'why_choose', visit: Visit): Promise<ParcelBanner[]> => {
    const found = await rows<{ id: number; title: Words; short_description: Words; image: string }>(
      pool,
      sql`select * from marketplace.parcel_banners
          where module_id = ${moduleNeeded(visit)} and kind = ${kind} order by position, id`,
    );
    return found.map(({ id, title, short_description, image }) => ({
      id,
      title: wordsIn(visit.language, title),
      short_description: wordsIn(visit.language, short_description),
      image_full_url: pictureUrl(mediaUrl, image),
      value_full_url: pictureUrl(mediaUrl, image),
    }));
  };
  route(promotionCalls.parcelBanners, ({ visit }) => banners('banner', visit));
  route(promotionCalls.parcelWhyChoose, ({ visit }) => banners('why_choose', visit));

  route(promotionCalls.parcelVideo, async ({ visit: { language } }) => {
    const { parcel_video: video } = await readSettings(pool);
    return {
      banner_type: video.banner_type ?? 'image',
      banner_video: video.video ?? null,
      banner_video_content_full_url: fileUrlOrNull(mediaUrl, video.video_content),
      banner_image_full_url: pictureUrlOrNull(mediaUrl, video.image ?? null),
      banner_contents: (video.contents ?? []).map((words) => ({
        value: typeof words === 'string' ? words : wordsIn(language, words),
      })),
    };
  });
}
