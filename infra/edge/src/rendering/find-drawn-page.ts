import { HOST_NAME, pick, resolvePage, ROUTES } from '@souk/contracts';
import type {
  DiscoveryDocument,
  InlinedDocument,
  PageView,
  PickedRelease,
  ResolvedPage,
} from '@souk/contracts';
import type { KeptAnswers } from '../page/kept-answers.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { answersFor, bundleOf, documentOf, isDrawn, viewOf, zonesOf } from './page-to-draw.ts';
import type { FoundPage, ServerPages } from './server-pages.ts';

/** What a request asks for, and what was found of it. */
export interface AskedPage {
  url: URL;
  language: string;
  /** The cookie that names the visitor's zones. */
  zones: string | undefined;
  module: PageView['module'];
  document: InlinedDocument;
  releases: Record<string, PickedRelease>;
  page: ResolvedPage;
}

/** The page as a server drew it for everybody who sees the same; null where scripts draw it all. */
export type FindDrawnPage = (asked: AskedPage) => Promise<FoundPage | null>;

const MODULES = '/api/v1/module';

/** Nothing that is drawn tells where the site is reached: its links are paths. */
const ANY_ORIGIN = 'https://storefront.invalid';

/** Those of the edge's own texts. */
const LANGUAGES = ['en', 'ar'];

/** Previews are one visitor's, and are not drawn. */
export function createFindDrawnPage(
  pages: ServerPages,
  files: ReleaseFiles,
  answerOf: KeptAnswers,
): FindDrawnPage {
  return async ({ url, language, zones, module, document, releases, page }) => {
    const host = releases[HOST_NAME];
    if (!host || document.preview || !isDrawn(page, url)) return null;
    const bundle = await bundleOf(files, host.metadata.version);
    if (!bundle) return null;
    const zoneIds = zonesOf(zones, zones === undefined ? null : await answerOf(MODULES, language));
    // The place that the cookie says is none that is known: scripts find out.
    if (zones !== undefined && !zoneIds) return null;
    const view = viewOf(url, language, zoneIds, module);
    return pages.find({
      ...view,
      origin: ANY_ORIGIN,
      bundle,
      document: documentOf(document, releases),
      answerCall: answersFor(answerOf, view),
    });
  };
}

/** Draws the landing page before anybody asks for it, which also makes the process ready that draws. */
export async function drawLandingPage(find: FindDrawnPage, document: DiscoveryDocument): Promise<void> {
  const releases = pick(document, '');
  const page = resolvePage(releases, ROUTES.landing, null);
  const url = new URL(ROUTES.landing, ANY_ORIGIN);
  for (const language of LANGUAGES)
    await find({ url, language, zones: undefined, module: null, document, releases, page });
}
