import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HOST_NAME, MODULE_PARAM, serverRenderedBy } from '@souk/contracts';
import type { InlinedDocument, PageView, PickedRelease, RenderedRemote, ResolvedPage } from '@souk/contracts';
import { renderedDocument } from '@souk/page-renderer';
import type { AnswerCache } from '../page/answer-cache.ts';
import { modulesIn } from '../page/modules.ts';
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

/** Null once a wait has ended. What is in memory is found before, even after the end of it. */
async function untilEnded(waited: AbortSignal): Promise<null> {
  if (!waited.aborted) await once(waited, 'abort');
  return nextTurn(null);
}

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
    const waited = AbortSignal.timeout(maxWait);
    const modules = zones === undefined && !module ? [] : await modulesIn(answerOf, language);
    const zoneIds = zonesOf(zones, modules);
    // A place that the marketplace does not know: the browser finds out.
    if (zones !== undefined && !zoneIds) return null;
    // Cookie and address can name any module: one that the marketplace does not have would be a page of its own each.
    const isKnown = modules.some(
      ({ id, module_type }) => id === module?.id && module_type === module.module_type,
    );
    if (module && !isKnown) return null;
    const requested = url.searchParams.get(MODULE_PARAM);
    if (requested !== null && requested !== String(module?.id)) return null;
    const findWith = async (remote: RenderedRemote | null, params: readonly string[]) => {
      const own = { name: HOST_NAME, version: host.metadata.version };
      const bundle = await bundleOf(files, own, remote);
      if (!bundle) return null;
      const view = viewOf(url, params, { language, zoneIds, module });
      return pages.find(
        {
          ...view,
          origin: PLACEHOLDER_ORIGIN,
          remote,
          release: remote ?? own,
          bundle,
          document: renderedDocument(document, releases),
          answerCall: answersFor(answerOf, view, bundle.name),
        },
        waited,
        maxWait,
      );
    };
    // A store of releases that does not respond delays no page; what it delays is rendered for the next visitor.
    const findInTime: typeof findWith = (...from) => Promise.race([findWith(...from), untilEnded(waited)]);
    const content = serverRenderedBy(page, releases, url.pathname + url.search);
    const whole = content && (await findInTime(content.remote, content.params));
    return whole ?? (isFrameRendered(page, url) ? findInTime(null, []) : null);
  };
  // A store of releases that is down must not take the page with it.
  return (lookup) => find(lookup).catch(() => null);
}
