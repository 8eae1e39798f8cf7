import type { Position } from '@souk/contracts/api';
import type { GeoProvider } from '../geo/geo-provider.ts';
import { haversine } from '../geo/haversine.ts';
import type { Language } from '../texts/say.ts';

/** Streets are longer than the crow flies. */
const DETOUR = 1.3;
const MOST_KEPT = 2000;

/** Metres by road as they are on the average, for what is asked for too often to look it up. */
export const roughRoadMetres = (from: Position, to: Position): number =>
  Math.round(haversine(from, to) * DETOUR);

const kept = new WeakMap<GeoProvider, Map<string, number>>();

/**
 * Metres from door to door. Kept for a while: one order asks for its way several times, and must be told the same.
 * Where maps do not answer, or know no way, it is what streets are on the average.
 */
export async function measureWay(
  geo: GeoProvider,
  from: Position,
  to: Position,
  language: Language,
): Promise<number> {
  const ways = kept.get(geo) ?? new Map<string, number>();
  kept.set(geo, ways);
  const way = [from.lat, from.lng, to.lat, to.lng].map((degrees) => degrees.toFixed(5)).join();
  const known = ways.get(way);
  if (known !== undefined) return known;
  const metres = await askedWay(geo, from, to, language);
  const [oldest] = ways.keys();
  if (ways.size >= MOST_KEPT && oldest !== undefined) ways.delete(oldest);
  ways.set(way, metres);
  return metres;
}

async function askedWay(geo: GeoProvider, from: Position, to: Position, language: Language): Promise<number> {
  const answer = await geo.distance(from, to, 'driving', language).catch(() => null);
  const element = answer?.rows[0]?.elements[0];
  const straight = Math.round(haversine(from, to));
  return element?.status === 'OK' && element.distance.value >= straight * 0.9
    ? element.distance.value
    : roughRoadMetres(from, to);
}
