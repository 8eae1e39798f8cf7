import { HOST_NAME } from '@souk/contracts';
import type { InlinedDocument, PageView, PickedRelease, ResolvedPage } from '@souk/contracts';
import type { KeptAnswers } from '../page/kept-answers.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { answersFor, bundleOf, documentOf, isDrawn, viewOf, zonesOf } from './page-to-draw.ts';
import type { FoundPage, ServerPages } from './server-pages.ts';

/** What a request asks for, and what was found of it. */
export interface AskedPage {
  url: URL;
  /** Where customers reach the storefront. */
  origin: string;
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

/** Previews are one visitor's, and are not drawn. */
export function createFindDrawnPage(
  pages: ServerPages,
  files: ReleaseFiles,
  answerOf: KeptAnswers,
): FindDrawnPage {
  return async ({ url, origin, language, zones, module, document, releases, page }) => {
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
      origin,
      bundle,
      document: documentOf(document, releases),
      answerCall: answersFor(answerOf, view),
    });
  };
}
