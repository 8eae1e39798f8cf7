import { HOST_NAME, ownValue, pick } from '@souk/contracts';
import type { DiscoveryDocument, InlinedDocument, PickedRelease } from '@souk/contracts';
import { createStore } from '../state/store.ts';

export interface Discovery {
  /** The newest document that this page has seen. */
  document: { get(): DiscoveryDocument; subscribe(listener: () => void): () => void };
  /** The release of each remote for this visitor. */
  releases(): Record<string, PickedRelease>;
  /** Whether a version is killed: no page shows it or falls back to it. */
  isKilled(release: { remote: string; version: string }): boolean;
  /** Takes a document in, unless it is older than what the page has seen. Answers whether it was taken. */
  offer(document: DiscoveryDocument): boolean;
  /** The version of the host that this page was opened with; a new one takes effect at the next page load. */
  hostVersion: string | null;
  /** What this visitor alone is shown in place of live releases. */
  preview: InlinedDocument['preview'] | null;
}

/** Documents only move forward within one registry's epoch; a fresh registry starts a fresh count. */
export function createDiscovery(first: InlinedDocument, visitor: string): Discovery {
  const { preview = null } = first;
  const document = createStore<DiscoveryDocument>(first);
  const chosen = (next: DiscoveryDocument): Record<string, PickedRelease> => {
    const picked = pick(next, visitor);
    for (const target of preview?.releases ?? []) {
      const { remote } = target;
      const candidate = ownValue(first.microFrontends, remote)?.[0];
      if (candidate && !kills(next, target)) picked[remote] = { ...candidate, remote };
    }
    return picked;
  };

  const newest = new Map<string, number>();
  const countOf = ({ channel, epoch }: DiscoveryDocument) => `${channel} ${epoch}`;
  newest.set(countOf(first), first.revision);
  let releases = chosen(first);
  const hostVersion = releases[HOST_NAME]?.metadata.version ?? null;
  return {
    document,
    releases: () => releases,
    isKilled: (release) => kills(document.get(), release),
    offer(next) {
      const seen = newest.get(countOf(next));
      if (seen !== undefined && next.revision <= seen) return false;
      newest.set(countOf(next), next.revision);
      releases = chosen(next);
      document.set(next);
      return true;
    },
    hostVersion,
    preview,
  };
}

const kills = ({ killed }: DiscoveryDocument, { remote, version }: { remote: string; version: string }) =>
  (killed && ownValue(killed, remote)?.includes(version)) ?? false;

/** The document that the edge wrote into the page. */
export function inlinedDocument(): InlinedDocument {
  const text = document.getElementById('souk-discovery')?.textContent;
  if (!text) throw new Error('The page has no discovery document');
  return JSON.parse(text) as InlinedDocument;
}
