import type { PickedRelease } from '@souk/contracts';
import { isUnderDevelopment } from './development.ts';

/** By their global names; each release once. */
const prefetched = new Set<string>();

const isRunning = ({ extras }: PickedRelease) => extras.globalName in globalThis;

/** The name of the chunk in a file's address, without its hash. */
const chunkOf = (url: string) => url.slice(url.lastIndexOf('/') + 1).split('.')[0] ?? '';

/** Chunks of shared packages that the page has already; what a release exposes is its own. */
const sharedChunks = (releases: readonly PickedRelease[]) =>
  releases
    .filter(isRunning)
    .flatMap(({ extras }) => extras.preload.map(({ url }) => chunkOf(url)))
    .filter((chunk) => !chunk.startsWith('expose-'));

/**
 * Fetches the first files of a release into the browser's cache, for the slot that is about to load it. Nothing of it runs.
 * Not by a link: a preload that fails would fail the slot's own request, and be counted as a failure of the release.
 * @param all the releases of the page; what those that run have loaded of shared packages is left out
 */
export async function prefetchRelease(release: PickedRelease, all: readonly PickedRelease[]): Promise<void> {
  const { url, metadata, extras } = release;
  if (prefetched.has(extras.globalName) || isRunning(release) || isUnderDevelopment(url)) return;
  prefetched.add(extras.globalName);
  const present = sharedChunks(all);
  const files = [
    { url, integrity: metadata.integrity },
    ...extras.preload.filter((file) => file.url.endsWith('.js') && !present.includes(chunkOf(file.url))),
  ];
  const fetched = await Promise.allSettled(
    files.map((file) => fetch(file.url, { integrity: file.integrity })),
  );
  // Without a connection, or while the edge is down: the next hover tries again.
  if (fetched.some(({ status }) => status === 'rejected')) prefetched.delete(extras.globalName);
}
