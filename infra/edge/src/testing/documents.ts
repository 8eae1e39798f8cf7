import { HOST_NAME, federationName, releaseUrl } from '@souk/contracts';
import type { DiscoveredRelease, DiscoveryDocument, ReleaseExtras } from '@souk/contracts';

export const INTEGRITY = `sha384-${'A'.repeat(64)}`;

export function aDiscoveredRelease(
  remote: string,
  version: string,
  extras: Partial<ReleaseExtras> = {},
): DiscoveredRelease {
  return {
    url: releaseUrl(remote, version, 'remoteEntry.js'),
    fallbackUrl: null,
    metadata: { integrity: INTEGRITY, version },
    deployment: { traffic: 100, default: true },
    extras: {
      globalName: federationName(remote, version),
      moduleType: remote === HOST_NAME ? null : remote,
      routes: remote === HOST_NAME ? [] : ['/home'],
      shell: '^1.0.0',
      contributions: {},
      capabilities: { cart: true, wishlist: true, delivery: true },
      accent: null,
      preload: [],
      fallback: null,
      ...extras,
    },
  };
}

export function aDocument(revision: number, changes: Partial<DiscoveryDocument> = {}): DiscoveryDocument {
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    revision,
    epoch: 'first-epoch',
    channel: 'production',
    microFrontends: {
      [HOST_NAME]: [aDiscoveredRelease(HOST_NAME, '1.0.0')],
      food: [aDiscoveredRelease('food', '1.0.0')],
    },
    ...changes,
  };
}
