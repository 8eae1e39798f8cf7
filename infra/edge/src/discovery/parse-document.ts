import type { DiscoveredRelease, DiscoveryDocument } from '@souk/contracts';

/** A channel's document in a text, or null where it is none. */
export function parseDiscoveryDocument(text: string, channel: string): DiscoveryDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDocument(value) && value.channel === channel ? value : null;
  } catch {
    return null;
  }
}

function isDocument(value: unknown): value is DiscoveryDocument {
  if (!isObject(value) || typeof value.epoch !== 'string' || typeof value.channel !== 'string') return false;
  if (![value.epochStartedAt, value.signedAt].every((time) => ['string', 'undefined'].includes(typeof time)))
    return false;
  if (!Number.isInteger(value.revision) || !isObject(value.microFrontends)) return false;
  return Object.values(value.microFrontends).every(
    (releases) => Array.isArray(releases) && releases.every(isDiscoveredRelease),
  );
}

export function isDiscoveredRelease(value: unknown): value is DiscoveredRelease {
  if (!isObject(value) || typeof value.url !== 'string' || !value.url.startsWith('/releases/')) return false;
  const { metadata, deployment, extras } = value;
  return (
    isObject(metadata) &&
    typeof metadata.integrity === 'string' &&
    typeof metadata.version === 'string' &&
    isObject(deployment) &&
    typeof deployment.traffic === 'number' &&
    isObject(extras) &&
    Array.isArray(extras.routes) &&
    Array.isArray(extras.preload)
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
