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

/** What the registry answers an edge that was shown a link. */
export interface PreviewedRelease extends Preview {
  release: DiscoveredRelease;
}
