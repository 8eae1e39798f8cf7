import type { DiscoveredRelease, DiscoveryDocument } from '@souk/contracts';
import type { DocumentKeeper } from './document-keeper.ts';

/** What is kept, with what somebody works on in place of its releases. On disk, and in the registry, nothing changes. */
export function withDevelopment(
  keeper: DocumentKeeper,
  releases: Record<string, DiscoveredRelease>,
): DocumentKeeper {
  const inPlace = Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, [release]]));
  const changed = (document: DiscoveryDocument): DiscoveryDocument => ({
    ...document,
    microFrontends: { ...document.microFrontends, ...inPlace },
  });
  return {
    freshness: keeper.freshness,
    get document() {
      return keeper.document && changed(keeper.document);
    },
    offer: (document, signed) => keeper.offer(document, signed),
    subscribe: (listener) => keeper.subscribe((document) => listener(changed(document))),
    saved: () => keeper.saved(),
  };
}
