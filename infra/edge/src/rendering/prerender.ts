import { inModule, pick, resolvePage, ROUTES } from '@souk/contracts';
import type { DiscoveryDocument } from '@souk/contracts';
import type { AnswerCache } from '../page/answer-cache.ts';
import { modulesIn } from '../page/modules.ts';
import { remember } from '../releases/release-files.ts';
import { LANGUAGES } from '../texts/texts.ts';
import { PLACEHOLDER_ORIGIN } from './find-rendered-page.ts';
import type { FindRenderedPage, PageLookup } from './find-rendered-page.ts';

/** A page as it was requested, whatever was live. */
type View = Pick<PageLookup, 'url' | 'language' | 'zones' | 'module'>;

/** One page at a time is rendered, and so one process at a time is started; a page that hangs is given up. */
const MAX_WAIT_MS = 15_000;

/** Pages asked for last that are rendered as soon as something else is live. */
const MAX_RECENT = 20;

/** Homes that are rendered at the start; of a marketplace of many zones the rest wait for their first visitor. */
const MAX_HOMES = 40;

const LANDING_PAGES: View[] = LANGUAGES.map(({ code: language }) => ({
  url: new URL(ROUTES.landing, PLACEHOLDER_ORIGIN),
  language,
  zones: undefined,
  module: null,
}));

/** The homes of every module: without a place, then for the first zone of each, then the second. */
async function homesOf(answerOf: AnswerCache): Promise<View[]> {
  const homes = await Promise.all(
    LANGUAGES.map(async ({ code: language }) =>
      (await modulesIn(answerOf, language)).flatMap(({ id, module_type, zones = [] }) =>
        [undefined, ...zones].map((zone, nth) => ({
          nth,
          url: new URL(inModule(ROUTES.home, id), PLACEHOLDER_ORIGIN),
          language,
          zones: zone === undefined ? undefined : JSON.stringify([zone]),
          module: { id, module_type },
        })),
      ),
    ),
  );
  return homes
    .flat()
    .sort((a, b) => a.nth - b.nth)
    .slice(0, MAX_HOMES)
    .map(({ nth: _, ...view }) => view);
}

export interface Prerendering {
  find: FindRenderedPage;
  /**
   * Renders the landing page, and what visitors asked for last, before the next of them does; at the start, before anybody
   * asked, the homes of all modules. A newer document ends the run of an older one. Never rejects.
   */
  prerender(document: DiscoveryDocument): Promise<void>;
}

/** Stores what was requested, so that a release is rendered before its first visitor comes. */
export function withPrerendering(find: FindRenderedPage, answerOf: AnswerCache): Prerendering {
  const recent = new Map<string, View>();
  let runs = 0;
  let areHomesRendered = false;

  return {
    find(lookup) {
      const { url, language, zones, module } = lookup;
      const view = { url, language, zones, module };
      remember(recent, JSON.stringify(view), view, MAX_RECENT);
      return find(lookup);
    },
    async prerender(document) {
      const run = ++runs;
      const releases = pick(document, '');
      const homes = areHomesRendered ? [] : await homesOf(answerOf);
      for (const view of [...LANDING_PAGES, ...recent.values(), ...homes]) {
        if (run !== runs) return;
        const { url, module } = view;
        const page = resolvePage(releases, url.pathname + url.search, module?.module_type ?? null);
        await find({ ...view, document, releases, page, maxWait: MAX_WAIT_MS });
      }
      if (homes.length > 0) areHomesRendered = true;
    },
  };
}
