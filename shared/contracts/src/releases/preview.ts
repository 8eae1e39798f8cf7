import type { DiscoveredRelease, DiscoveryDocument } from './discovery.ts';

/** The parameter of an address that shows one visitor candidates. */
export const PREVIEW_PARAM = 'preview';

/** One release that a preview shows in place of the live one. */
export interface PreviewTarget {
  remote: string;
  version: string;
  /** Where a developer's own machine serves it, in place of a release of this version. */
  origin?: string;
}

/** A signed link's content: which candidates it shows, and until when. */
export interface Preview {
  releases: PreviewTarget[];
  channel: string;
  expiresAt: string;
}

/**
 * A link, as the registry returns it to tokens that may preview all of its remotes: `path` is below the storefront's
 * address.
 */
export interface PreviewLink extends Preview {
  token: string;
  path: string;
}

/** A candidate, complete enough to be loaded. */
export interface PreviewedRelease extends PreviewTarget {
  release: DiscoveredRelease;
}

/** What the registry answers an edge that was shown a link. */
export interface PreviewAnswer extends Preview {
  releases: PreviewedRelease[];
}

/** What the edge writes into a page: the document, and what this visitor alone is shown of it. */
export interface InlinedDocument extends DiscoveryDocument {
  /** The candidates that stand in the document in place of the live releases. */
  preview?: Pick<Preview, 'releases'> & {
    /** When the page was made; clocks of visitors are not to be trusted. */
    secondsLeft: number;
  };
  /** The visitor came by a link that shows nothing any more, or never did. */
  previewRefused?: true;
}

/** How long a link shows its candidates, in minutes: by default, and at most. */
export const PREVIEW_MINUTES = { default: 60, max: 7 * 24 * 60 };

/** The most candidates of one link. */
export const MAX_PREVIEWED = 10;

/** The most characters of a link's token, whose candidates have the longest names that there are. */
export const MAX_PREVIEW_TOKEN = 3_000;

/** The version of what a developer's own machine serves. */
export const DEVELOPMENT_VERSION = '0.0.0-development';

/** A POST ends the preview of the visitor. */
export const PREVIEW_END_PATH = '/preview/end';
