import type { DiscoveryDocument, PickedRelease } from '@souk/contracts';

/**
 * The document for one page: the visitor's release of each remote, with what the frame shows of it. Addresses of files are left
 * out, so that a release that changes nothing else leaves the page in the cache.
 */
export function renderedDocument(
  { schema, channel }: DiscoveryDocument,
  releases: Record<string, PickedRelease>,
): DiscoveryDocument {
  const microFrontends = Object.fromEntries(
    Object.entries(releases).map(([remote, { extras }]) => [
      remote,
      [
        {
          url: '',
          fallbackUrl: null,
          metadata: { integrity: '', version: '' },
          deployment: { traffic: 100, default: true },
          extras: { ...extras, preload: [], fallback: null },
        },
      ],
    ]),
  );
  return { schema, channel, epoch: '', revision: 0, microFrontends };
}
