import type { DiscoveredRelease, DiscoveryDocument } from './discovery.ts';

/** The parameter of an address that shows one visitor one candidate. */
export const PREVIEW_PARAM = 'preview';

/** A signed link's content: which candidate it shows, and until when. */
export interface Preview {
  remote: string;
  version: string;
  channel: string;
  expiresAt: string;
}

/** A link, as the registry gives it to whoever may activate the remote: `path` is below the storefront's address. */
export interface PreviewLink extends Preview {
  token: string;
  path: string;
}

/** What the registry answers an edge that was shown a link. */
export interface PreviewedRelease extends Preview {
  release: DiscoveredRelease;
}

/** What the edge writes into a page: the document, and what this visitor alone is shown of it. */
export interface InlinedDocument extends DiscoveryDocument {
  /** The candidate that stands in the document in place of the live release. */
  preview?: Pick<Preview, 'remote' | 'version'> & {
    /** When the page was made; clocks of visitors are not to be trusted. */
    secondsLeft: number;
  };
  /** The visitor came by a link that shows nothing any more, or never did. */
  previewRefused?: true;
}

/** Ends the preview of whoever posts to it. */
export const PREVIEW_END_PATH = '/preview/end';
