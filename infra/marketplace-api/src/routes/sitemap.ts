import { hasInformationPage, INFORMATION_PAGES } from '@souk/contracts';
import {
  MODULE_LISTS,
  SITEMAP_KINDS,
  SITEMAP_PART_SIZE,
  sitemapCalls,
  type SitemapEntry,
  type SitemapKind,
} from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { countsInZones } from '../entities/item-list.ts';
import { readSettings, type Settings } from '../entities/settings.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';

const TABLES: Partial<Record<SitemapKind, string>> = {
  information: 'information_pages',
  lists: 'modules',
  'flash-sales': 'flash_sales',
};

/** The table that the ids of a kind come from. */
const tableOf = (kind: SitemapKind) => sql.id('marketplace', TABLES[kind] ?? kind);

/** The public pages of each kind. */
const pages = (now: Date, settings: Settings): Record<SitemapKind, RawBuilder<unknown>> => ({
  information: sql`select id, slug, null::integer as module_id, null::integer as zone_id from marketplace.information_pages
    where slug = any(${INFORMATION_PAGES.filter((name) => hasInformationPage(name, settings))})`,
  modules: sql`select id, slug, id as module_id, null::integer as zone_id from marketplace.modules`,
  stores: sql`select id, slug, module_id, zone_id from marketplace.stores where active`,
  categories: sql`select id, slug, module_id, null::integer as zone_id from marketplace.categories`,
  campaigns: sql`select id, slug, module_id, null::integer as zone_id from marketplace.campaigns
    where module_id is not null and starts_at <= ${now} and ends_at > ${now}`,
  items: sql`select i.id, i.slug, i.module_id, null::integer as zone_id from marketplace.items i
    join marketplace.stores s on s.id = i.store_id where i.active and s.active`,
  // Of modules that sell something; parcel has none.
  lists: sql`select m.id, list.slug, m.id as module_id, null::integer as zone_id
    from marketplace.modules m cross join unnest(${[...MODULE_LISTS]}::text[]) as list (slug)
    where exists (select from ${countsInZones(null)}
      where counted.module_id = m.id and (list.slug <> 'brands' or counted.brand_id is not null))`,
  brands: sql`select distinct b.id, b.slug, counted.module_id, null::integer as zone_id
    from ${countsInZones(null)} join marketplace.brands b on b.id = counted.brand_id`,
  'flash-sales': sql`select id, id::text as slug, module_id, null::integer as zone_id from marketplace.flash_sales
    where starts_at <= ${now} and ends_at > ${now}`,
});

/** Lists of public pages for search engines. */
export function sitemapRoutes(route: Route, { pool, now, limits }: Context): void {
  const limit = { limit: limits.sitemap };

  route(
    sitemapCalls.sitemap,
    async () => {
      const newest = await rows<{ kind: SitemapKind; id: number | null }>(
        pool,
        sql.join(
          SITEMAP_KINDS.map((kind) => sql`select ${kind}::text as kind, max(id) as id from ${tableOf(kind)}`),
          sql` union all `,
        ),
      );
      return newest.map(({ kind, id }) => ({ kind, parts: Math.ceil((id ?? 0) / SITEMAP_PART_SIZE) }));
    },
    limit,
  );

  route(
    sitemapCalls.sitemapPart,
    async ({ params: { kind, part } }) => {
      const settings = await readSettings(pool);
      const end = part * SITEMAP_PART_SIZE;
      return rows<SitemapEntry>(
        pool,
        sql`select * from (${pages(now(), settings)[kind]}) as page
            where id > ${end - SITEMAP_PART_SIZE} and id <= ${end} order by id`,
      );
    },
    limit,
  );
}
