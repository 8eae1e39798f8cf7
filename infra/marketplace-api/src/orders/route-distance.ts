import { distanceBetween } from '@souk/contracts';
import type { Position } from '@souk/contracts/api';
import type { GeoProvider } from '../geo/geo-provider.ts';
import type { Language } from '../texts/translate.ts';

/** How much longer streets are than a straight line, on average. */
const DETOUR_FACTOR = 1.3;
const MAX_CACHED_DISTANCES = 2000;

/** Estimated metres by road, for positions that are compared too often to look each up. */
export const estimateRoadMetres = (from: Position, to: Position): number =>
  Math.round(distanceBetween(from, to) * DETOUR_FACTOR);

const caches = new WeakMap<GeoProvider, Map<string, number>>();

/**
 * Metres by road between two positions. Cached, since quotes and the order itself need the same figure.
 * Where maps do not answer or find no route, the distance is estimated.
 */
export async function measureRoute(
  geo: GeoProvider,
  from: Position,
  to: Position,
  language: Language,
): Promise<number> {
  const cache = caches.get(geo) ?? new Map<string, number>();
  caches.set(geo, cache);
  const key = [from.lat, from.lng, to.lat, to.lng].map((degrees) => degrees.toFixed(5)).join();
  const known = cache.get(key);
  if (known !== undefined) return known;
  const metres = await requestDistance(geo, from, to, language);
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED_DISTANCES && oldest !== undefined) cache.delete(oldest);
  cache.set(key, metres);
  return metres;
}

async function requestDistance(
  geo: GeoProvider,
  from: Position,
  to: Position,
  language: Language,
): Promise<number> {
  const answer = await geo.distance(from, to, 'driving', language).catch(() => null);
  const element = answer?.rows[0]?.elements[0];
  const straight = Math.round(distanceBetween(from, to));
  return element?.status === 'OK' && element.distance.value >= straight * 0.9
    ? element.distance.value
    : estimateRoadMetres(from, to);
}
