import { HOST_NAME, inModule, pick, resolvePage, ROUTES } from '@souk/contracts';
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

/** The document with one live release of a remote alone, for each of them: a canary has two. */
const eachReleaseOf = (document: DiscoveryDocument, remote: string): DiscoveryDocument[] =>
  (document.microFrontends[remote] ?? [])
    .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
    .map((release) => ({
      ...document,
      microFrontends: {
        ...document.microFrontends,
        [remote]: [{ ...release, deployment: { traffic: 100, default: true } }],
      },
    }));

/** A page with each live pair of releases of the host and of the remote that renders it. */
function pairsOf(
  document: DiscoveryDocument,
  { url, module }: View,
): Pick<PageLookup, 'releases' | 'page'>[] {
  const resolved = (each: DiscoveryDocument) => {
    const releases = pick(each, '');
    return {
      releases,
      page: resolvePage(releases, url.pathname + url.search, module?.module_type ?? null),
    };
  };
  return eachReleaseOf(document, HOST_NAME).flatMap((ofHost) => {
    const pair = resolved(ofHost);
    return pair.page.kind === 'remote' ? eachReleaseOf(ofHost, pair.page.remote).map(resolved) : [pair];
  });
}

export interface Prerendering {
  find: FindRenderedPage;
  /**
   * Renders, with each live pair of releases, the landing page, and what visitors asked for last, before the next of them
   * does; at the start, before anybody asked, the homes of all modules. A newer document ends the run of an older one. Never
   * rejects.
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
      const homes = areHomesRendered ? [] : await homesOf(answerOf);
      for (const view of [...LANDING_PAGES, ...recent.values(), ...homes])
        for (const pair of pairsOf(document, view)) {
          if (run !== runs) return;
          await find({ ...view, ...pair, document, maxWait: MAX_WAIT_MS });
        }
      if (homes.length > 0) areHomesRendered = true;
    },
  };
}
