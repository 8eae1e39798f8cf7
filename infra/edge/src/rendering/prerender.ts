import { pick, resolvePage, ROUTES } from '@souk/contracts';
import type { DiscoveryDocument } from '@souk/contracts';
import { remember } from '../releases/release-files.ts';
import { PLACEHOLDER_ORIGIN } from './find-rendered-page.ts';
import type { FindRenderedPage, PageLookup } from './find-rendered-page.ts';

/** A page as it was requested, whatever was live. */
type View = Pick<PageLookup, 'url' | 'language' | 'zones' | 'module'>;

/** Pages asked for last that are rendered as soon as something else is live. */
const MAX_RECENT = 20;

const LANDING_PAGES: View[] = ['en', 'ar'].map((language) => ({
  url: new URL(ROUTES.landing, PLACEHOLDER_ORIGIN),
  language,
  zones: undefined,
  module: null,
}));

export interface Prerendering {
  find: FindRenderedPage;
  /** Renders the landing page, and what visitors asked for last, before the next of them does. Never rejects. */
  prerender(document: DiscoveryDocument): Promise<void>;
}

/** Stores what was requested, so that a release is rendered before its first visitor comes. */
export function withPrerendering(find: FindRenderedPage): Prerendering {
  const recent = new Map<string, View>();
  return {
    find(lookup) {
      const { url, language, zones, module } = lookup;
      const view = { url, language, zones, module };
      remember(recent, JSON.stringify(view), view, MAX_RECENT);
      return find(lookup);
    },
    async prerender(document) {
      const releases = pick(document, '');
      for (const view of [...LANDING_PAGES, ...recent.values()]) {
        const { url, module } = view;
        const page = resolvePage(releases, url.pathname + url.search, module?.module_type ?? null);
        await find({ ...view, document, releases, page });
      }
    },
  };
}
