import type { DiscoveredRelease, DiscoveryDocument } from '@souk/contracts';
import type { DiscoveryDocumentStore } from './document-store.ts';

/** The stored documents with a working tree in place of its releases. Nothing changes on disk or in the registry. */
export function withDevelopment(
  documents: DiscoveryDocumentStore,
  releases: Record<string, DiscoveredRelease>,
): DiscoveryDocumentStore {
  const inPlace = Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, [release]]));
  const changed = (document: DiscoveryDocument): DiscoveryDocument => ({
    ...document,
    microFrontends: { ...document.microFrontends, ...inPlace },
  });
  return {
    freshness: documents.freshness,
    get document() {
      return documents.document && changed(documents.document);
    },
    offer: (document, signed) => documents.offer(document, signed),
    subscribe: (listener) => documents.subscribe((document) => listener(changed(document))),
    saved: () => documents.saved(),
  };
}
