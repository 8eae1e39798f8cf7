import { isRecord } from '@souk/contracts';
import type { DiscoveredRelease, DiscoveryDocument } from '@souk/contracts';

/** Parses a channel's document; null if it is invalid. */
export function parseDiscoveryDocument(text: string, channel: string): DiscoveryDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDocument(value) && value.channel === channel ? value : null;
  } catch {
    return null;
  }
}

function isDocument(value: unknown): value is DiscoveryDocument {
  if (!isRecord(value) || typeof value.epoch !== 'string' || typeof value.channel !== 'string') return false;
  if (![value.epochStartedAt, value.signedAt].every((time) => ['string', 'undefined'].includes(typeof time)))
    return false;
  if (!Number.isInteger(value.revision) || !isRecord(value.microFrontends)) return false;
  return Object.values(value.microFrontends).every(
    (releases) => Array.isArray(releases) && releases.every((release) => isDiscoveredRelease(release)),
  );
}

/** @param origin of a developer's own machine, where it is served from one in place of the store */
export function isDiscoveredRelease(value: unknown, origin?: string): value is DiscoveredRelease {
  const base = origin === undefined ? '/releases/' : `${origin}/`;
  if (!isRecord(value) || typeof value.url !== 'string' || !value.url.startsWith(base)) return false;
  const { metadata, deployment, extras } = value;
  return (
    isRecord(metadata) &&
    typeof metadata.integrity === 'string' &&
    typeof metadata.version === 'string' &&
    isRecord(deployment) &&
    typeof deployment.traffic === 'number' &&
    isRecord(extras) &&
    Array.isArray(extras.routes) &&
    Array.isArray(extras.preload)
  );
}
