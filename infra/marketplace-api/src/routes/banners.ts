import { promotionCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { runningCampaigns } from '../entities/campaign-list.ts';
import { flag } from '../entities/flag.ts';
import { itemsInZones } from '../entities/item-list.ts';
import { itemRows } from '../entities/item-row.ts';
import { itemOf } from '../entities/item.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { pictureUrl, pictureUrlOrNull } from '../entities/pictures.ts';
import { storesInZones } from '../entities/zones.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import type { Route } from '../http/route.ts';
import { row, rows } from '../sql.ts';

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

/** A module's banners, and the pictures between the sections of its home. */
export function bannerRoutes(route: Route, context: Context): void {
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
