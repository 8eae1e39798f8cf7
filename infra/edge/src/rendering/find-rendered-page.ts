import { HOST_NAME, MODULE_PARAM, serverRenderedBy } from '@souk/contracts';
import type { InlinedDocument, PageView, PickedRelease, RenderedRemote, ResolvedPage } from '@souk/contracts';
import { renderedDocument } from '@souk/page-renderer';
import type { AnswerCache } from '../page/answer-cache.ts';
import { MODULES } from '../page/modules.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { isSwitchedOff } from './is-switched-off.ts';
import { answersFor, bundleOf, isFrameRendered, viewOf, zonesOf } from './page-to-render.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/** What the edge knows of a page when it looks for it. */
export interface PageLookup {
  url: URL;
  language: string;
  /** The cookie that names the visitor's zones. */
  zones: string | undefined;
  module: PageView['module'];
  document: InlinedDocument;
  releases: Record<string, PickedRelease>;
  page: ResolvedPage;
  /** How long to wait for a page that is not in the cache, in milliseconds; without it, as long as a visitor does. */
  maxWait?: number;
}

/** The page as it was rendered for everybody who sees the same; null where the browser renders it. Never rejects. */
export type FindRenderedPage = (lookup: PageLookup) => Promise<CachedPage | null>;

/** How long a visitor waits for a page that is not in the cache; rendering continues for the next one. */
const MAX_WAIT_MS = 300;

/** Links in rendered pages are paths, so no page depends on the site's origin. */
export const PLACEHOLDER_ORIGIN = 'https://storefront.invalid';

/** Previews are one visitor's, and are not rendered. */
export function createFindRenderedPage(
  pages: PageCache,
  files: ReleaseFiles,
  answerOf: AnswerCache,
): FindRenderedPage {
  const find: FindRenderedPage = async (lookup) => {
    const { url, language, zones, module, document, releases, page, maxWait = MAX_WAIT_MS } = lookup;
    const host = releases[HOST_NAME];
    // The switch is read at each request, so that cached pages are no longer served.
    if (!host || document.preview || isSwitchedOff(document, page)) return null;
    const zoneIds = zonesOf(zones, zones === undefined ? null : await answerOf(MODULES, language));
    // A place that the marketplace does not know: the browser finds out.
    if (zones !== undefined && !zoneIds) return null;
    // Any number can be asked for: a module that the page does not have would be a page of its own each.
    const requested = url.searchParams.get(MODULE_PARAM);
    if (requested !== null && requested !== String(module?.id)) return null;
    const waited = AbortSignal.timeout(maxWait);
    const findWith = async (remote: RenderedRemote | null, params: readonly string[]) => {
      const bundle = await bundleOf(files, { name: HOST_NAME, version: host.metadata.version }, remote);
      if (!bundle) return null;
      const view = viewOf(url, params, { language, zoneIds, module });
      return pages.find(
        {
          ...view,
          origin: PLACEHOLDER_ORIGIN,
          remote,
          bundle,
          document: renderedDocument(document, releases),
          answerCall: answersFor(answerOf, view),
        },
        waited,
      );
    };
    const content = serverRenderedBy(page, releases, url.pathname + url.search);
    const whole = content && (await findWith(content.remote, content.params));
    return whole ?? (isFrameRendered(page, url) ? findWith(null, []) : null);
  };
  // A store of releases that is down must not take the page with it.
  return (lookup) => find(lookup).catch(() => null);
}
