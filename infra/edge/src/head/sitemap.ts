import {
  brandPath,
  campaignPath,
  categoryPagePath,
  flashSalePath,
  informationPath,
  inModule,
  isInformationPage,
  productPath,
  ROUTES,
  storePath,
} from '@souk/contracts';
import { Id, MODULE_LISTS, SITEMAP_KINDS, SitemapEntry } from '@souk/contracts/api';
import type { ModuleList, SitemapKind } from '@souk/contracts/api';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { moduleListPath } from './find-list.ts';
import { OrNull } from './or-null.ts';

/** Paths of the pages of one part; null if the marketplace does not respond. */
export interface Sitemap {
  parts(): Promise<{ kind: SitemapKind; parts: number }[] | null>;
  paths(kind: string, part: number): Promise<string[] | null>;
}

const FRESH_MS = 10 * 60_000;
/** Of 5,000 addresses each. */
const MAX_STORED_ANSWERS = 40;
const CALL_TIMEOUT_MS = 10_000;

/** A newer marketplace may know more kinds, which are left out. */
const Parts = Type.Array(Type.Object({ kind: Type.String(), parts: Type.Integer() }));
const Entries = Type.Array(
  Type.Object({ ...SitemapEntry.properties, module_id: OrNull(Id()), zone_id: OrNull(Id()) }),
);

/** A page of a module. */
type ModuleEntry = SitemapEntry & { module_id: number };
const isOfModule = (entry: SitemapEntry): entry is ModuleEntry => entry.module_id !== null;

const MODULE_PATHS: Record<Exclude<SitemapKind, 'information' | 'lists'>, (entry: ModuleEntry) => string> = {
  modules: ({ id }) => inModule(ROUTES.home, id),
  items: productPath,
  categories: (category) => categoryPagePath(category, category.module_id),
  campaigns: (campaign) => campaignPath(campaign, campaign.module_id),
  brands: (brand) => brandPath(brand, brand.module_id),
  'flash-sales': (sale) => flashSalePath(sale, sale.module_id),
  stores: ({ zone_id, ...store }) => storePath({ ...store, zone_id: zone_id ?? 0, distance: null }),
};

const isModuleList = (slug: string): slug is ModuleList => (MODULE_LISTS as readonly string[]).includes(slug);

/** The paths of one part. */
function pathsOf(kind: SitemapKind, entries: SitemapEntry[]): string[] {
  if (kind === 'information')
    return entries.flatMap(({ slug }) => (isInformationPage(slug) ? [informationPath(slug)] : []));
  const ofModules = entries.filter(isOfModule);
  if (kind === 'lists')
    return ofModules.flatMap(({ slug, module_id }) =>
      isModuleList(slug) ? [moduleListPath(slug, module_id)] : [],
    );
  return ofModules.map(MODULE_PATHS[kind]);
}

const isKind = (kind: string): kind is SitemapKind => (SITEMAP_KINDS as readonly string[]).includes(kind);

/** Requests the pages of the sitemap from the marketplace; concurrent crawlers share a request. */
export function createSitemap(apiUrl: string, now: () => number = Date.now): Sitemap {
  const base = apiUrl.replace(/\/$/, '');
  const { origin } = new URL(apiUrl);
  const stored = new Map<string, { until: number; answer: Promise<unknown> }>();

  const fetchAnswer = async (path: string): Promise<unknown> => {
    const answer = await fetch(base + path, {
      headers: { origin },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${path} responded with status ${answer.status}`);
    return answer.json();
  };

  const ask = async (path: string): Promise<unknown> => {
    const known = stored.get(path);
    if (known && known.until > now()) return known.answer.catch(() => null);
    const answer = fetchAnswer(path);
    stored.delete(path);
    stored.set(path, { until: now() + FRESH_MS, answer });
    for (const oldest of stored.keys()) {
      if (stored.size <= MAX_STORED_ANSWERS) break;
      stored.delete(oldest);
    }
    // Failed requests are repeated.
    return answer.catch(() => {
      stored.delete(path);
      return null;
    });
  };

  return {
    async parts() {
      const answer = await ask('/api/v1/sitemap');
      if (!Check(Parts, answer)) return null;
      return answer.flatMap(({ kind, parts }) => (isKind(kind) ? [{ kind, parts }] : []));
    },
    async paths(kind, part) {
      if (!isKind(kind)) return null;
      const answer = await ask(`/api/v1/sitemap/${kind}/${part}`);
      if (!Check(Entries, answer)) return null;
      const paths = pathsOf(kind, answer);
      // The landing page is of no kind. It leads to the modules.
      return kind === 'modules' && part === 1 ? [ROUTES.landing, ...paths] : paths;
    },
  };
}
