/** Whether the marketplace says that what a path names is not there (RTE-3). */
export type IsMissing = (url: URL) => Promise<boolean>;

/** A page never waits longer for the answer, in milliseconds; without one it is as if it were there. */
const PATIENCE_MS = 250;

const PRODUCT = /^\/product\/([^/]+)$/;
/** Paths whose last part the marketplace knows by slug or id, and the call that tells of it. */
const BY_SLUG_OR_ID: readonly [RegExp, string][] = [
  // The lists of stores stand where a store's slug would.
  [/^\/store\/(?!(?:latest|popular)$)([^/]+)$/, '/api/v1/stores/details/'],
  [/^\/category\/([^/]+)$/, '/api/v1/categories/'],
  [/^\/campaigns\/([^/]+)$/, '/api/v1/campaigns/details/'],
];

/** The call that tells of what a path names; null for paths that name no one thing. */
function detailsOf({ pathname, searchParams }: URL): string | null {
  for (const [path, call] of BY_SLUG_OR_ID) {
    const [, found] = path.exec(pathname) ?? [];
    if (found !== undefined) return call + found;
  }
  const [, id] = PRODUCT.exec(pathname) ?? [];
  if (id === undefined) return null;
  const campaign = searchParams.get('product_type') === 'campaign' ? '?campaign=1' : '';
  return `/api/v1/items/details/${id}${campaign}`;
}

/** Asks the marketplace, so that a link to what is gone is answered with 404 and not only by a page that says so. */
export function createMissingThings(apiUrl: string): IsMissing {
  const base = apiUrl.replace(/\/$/, '');
  return async (url) => {
    const details = detailsOf(url);
    if (details === null) return false;
    try {
      const answer = await fetch(base + details, {
        headers: { origin: new URL(apiUrl).origin },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return answer.status === 404;
    } catch {
      return false;
    }
  };
}
