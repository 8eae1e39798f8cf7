import { promotionCalls, type ParcelBanner } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { fileUrlOrNull, pictureUrl, pictureUrlOrNull } from '../entities/pictures.ts';
import { readSettings } from '../entities/settings.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { Route } from '../http/route.ts';
import { requireModule, type RequestContext } from '../http/request-context.ts';
import { rows } from '../sql.ts';

/** The parcel module's home (PCL-1 to PCL-3). */
export function parcelRoutes(route: Route, { pool, mediaUrl }: Context): void {
  route(promotionCalls.parcelCategories, async ({ requestContext }) => {
    const found = await rows<{ id: number; name: LocalizedText; description: LocalizedText; image: string }>(
      pool,
      sql`select * from marketplace.parcel_categories where module_id = ${requireModule(requestContext)} order by position, id`,
    );
    return found.map(({ id, name, description, image }) => ({
      id,
      name: textIn(requestContext.language, name),
      description: textIn(requestContext.language, description),
      image_full_url: pictureUrl(mediaUrl, image),
    }));
  });

  const banners = async (
    kind: 'banner' | 'why_choose',
    requestContext: RequestContext,
  ): Promise<ParcelBanner[]> => {
    const found = await rows<{
      id: number;
      title: LocalizedText;
      short_description: LocalizedText;
      image: string;
      link: string | null;
    }>(
      pool,
      sql`select * from marketplace.parcel_banners
          where module_id = ${requireModule(requestContext)} and kind = ${kind} order by position, id`,
    );
    return found.map(({ id, title, short_description, image, link }) => ({
      id,
      title: textIn(requestContext.language, title),
      short_description: textIn(requestContext.language, short_description),
      image_full_url: pictureUrl(mediaUrl, image),
      value_full_url: pictureUrl(mediaUrl, image),
      link,
    }));
  };
  route(promotionCalls.parcelBanners, ({ requestContext }) => banners('banner', requestContext));
  route(promotionCalls.parcelWhyChoose, ({ requestContext }) => banners('why_choose', requestContext));

  route(promotionCalls.parcelVideo, async ({ requestContext: { language } }) => {
    const { parcel_video: video } = await readSettings(pool);
    return {
      banner_type: video.banner_type ?? 'image',
      banner_video: video.video ?? null,
      banner_video_content_full_url: fileUrlOrNull(mediaUrl, video.video_content),
      banner_image_full_url: pictureUrlOrNull(mediaUrl, video.image ?? null),
      banner_contents: (video.contents ?? []).map((words) => ({
        value: typeof words === 'string' ? words : textIn(language, words),
      })),
    };
  });
}
