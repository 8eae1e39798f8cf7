import type { DiscoveredRelease } from './discovery.ts';

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
