import Type from 'typebox';
import { call } from './call.ts';
import { Id, Nullable } from './shapes.ts';

/** What has a page that search engines list. */
export const SITEMAP_KINDS = [
  'information',
  'modules',
  'stores',
  'categories',
  'campaigns',
  'items',
  'lists',
  'brands',
  'flash-sales',
] as const;
export const SitemapKind = Type.Enum([...SITEMAP_KINDS]);
export type SitemapKind = Type.Static<typeof SitemapKind>;

/** The lists that a module has a page of. */
export const MODULE_LISTS = [
  'latestStores',
  'popularStores',
  'categories',
  'brands',
  'discounted',
  'new',
] as const;
export type ModuleList = (typeof MODULE_LISTS)[number];

/** As many ids fall into one part; fewer things, where some are gone. */
export const SITEMAP_PART_SIZE = 5000;

/**
 * What the address of a page is made of. `module_id` is null for pages of no module, `zone_id` for all but stores. A list has the
 * id of its module, and its name of `MODULE_LISTS` as slug. A brand is listed once for each module that sells it; a flash sale has
 * its id as slug.
 */
export const SitemapEntry = Type.Object({
  id: Id(),
  slug: Type.String(),
  module_id: Nullable(Id()),
  zone_id: Nullable(Id()),
});
export type SitemapEntry = Type.Static<typeof SitemapEntry>;

/** Asked by the edge, which answers crawlers; pages do not. */
export const sitemapCalls = {
  sitemap: call({
    method: 'GET',
    path: '/api/v1/sitemap',
    summary: 'Into how many parts the addresses of each kind of page fall',
    response: Type.Array(Type.Object({ kind: SitemapKind, parts: Type.Integer() })),
  }),
  sitemapPart: call({
    method: 'GET',
    path: '/api/v1/sitemap/:kind/:part',
    summary: 'What has a page, by id; a part costs the same however many there are',
    params: Type.Object({ kind: SitemapKind, part: Type.Integer({ minimum: 1, maximum: 400_000 }) }),
    response: Type.Array(SitemapEntry),
  }),
};
