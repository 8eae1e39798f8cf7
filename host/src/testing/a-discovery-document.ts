import type { DiscoveredRelease, DiscoveryDocument, ReleaseExtras } from '@souk/contracts';

/** A live release of a module's remote; `extras` say what differs. */
export const aDiscoveredRelease = (
  remote: string,
  version = '1.0.0',
  extras: Partial<ReleaseExtras> = {},
): DiscoveredRelease => ({
  url: `/releases/${remote}/${version}/remoteEntry.js`,
  fallbackUrl: null,
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic: 100, default: true },
  extras: {
    globalName: `${remote}_${version}`,
    moduleType: remote,
    routes: ['/home'],
    shell: '^1.0.0',
    contributions: {},
    capabilities: { cart: true, wishlist: true, delivery: true },
    accent: null,
    preload: [],
    fallback: null,
    ...extras,
  },
});

/** Account's live release: the pages that sign in, and `routes`. */
export const anAccountRelease = (...routes: string[]): DiscoveredRelease =>
  aDiscoveredRelease('account', '1.0.0', { moduleType: null, routes: ['/auth/*', ...routes] });

/** What is live: food, grocery, parcel and the pages that sign in, unless `releases` says so. */
export const aDiscoveryDocument = (
  changes: Partial<DiscoveryDocument> = {},
  releases: Record<string, DiscoveredRelease> = {
    food: aDiscoveredRelease('food'),
    grocery: aDiscoveredRelease('grocery'),
    parcel: aDiscoveredRelease('parcel', '1.0.0', {
      capabilities: { cart: false, wishlist: false, delivery: true },
    }),
    account: anAccountRelease(),
  },
): DiscoveryDocument => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 1,
  epoch: 'first',
  channel: 'production',
  microFrontends: Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, [release]])),
  ...changes,
});
