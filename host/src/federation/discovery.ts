import { pick } from '@souk/contracts';
import type { DiscoveryDocument, PickedRelease } from '@souk/contracts';
import { createStore } from '../shell/store.ts';

export interface Discovery {
  /** The newest document that this page has seen. */
  document: { get(): DiscoveryDocument; subscribe(listener: () => void): () => void };
  /** The release of each remote for this visitor. */
  releases(): Record<string, PickedRelease>;
  /** Takes a document in, unless it is older than what the page has seen. Answers whether it was taken. */
  offer(document: DiscoveryDocument): boolean;
}

/** Documents only move forward within one registry's epoch; a fresh registry starts a fresh count. */
export function createDiscovery(first: DiscoveryDocument, visitor: string): Discovery {
  const document = createStore(first);
  let releases = pick(first, visitor);
  const newest = new Map<string, number>();
  const countOf = ({ channel, epoch }: DiscoveryDocument) => `${channel} ${epoch}`;
  newest.set(countOf(first), first.revision);
  return {
    document,
    releases: () => releases,
    offer(next) {
      const seen = newest.get(countOf(next));
      if (seen !== undefined && next.revision <= seen) return false;
      newest.set(countOf(next), next.revision);
      releases = pick(next, visitor);
      document.set(next);
      return true;
    },
  };
}

/** The document that the edge wrote into the page. */
export function inlinedDocument(): DiscoveryDocument {
  const text = document.getElementById('souk-discovery')?.textContent;
  if (!text) throw new Error('The page carries no discovery document');
  return JSON.parse(text) as DiscoveryDocument;
}
