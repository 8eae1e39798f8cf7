import { readFileSync } from 'node:fs';
import type { Words } from '../words.ts';

type Position = readonly [lng: number, lat: number];

interface ZoneFeature {
  id: number;
  properties: {
    name: Words;
    cash_on_delivery: boolean;
    digital_payment: boolean;
    delivery_fee_per_km: number;
    minimum_delivery_fee: number;
    maximum_delivery_fee: number;
  };
  geometry: { coordinates: [outline: Position[]] };
}

const { features } = JSON.parse(
  readFileSync(new URL('../../data/city/zones.geojson', import.meta.url), 'utf8'),
) as { features: ZoneFeature[] };

/** The database's polygons close themselves: the last corner of GeoJSON is the first one again. */
const asPolygon = (outline: readonly Position[]) =>
  `(${outline
    .slice(0, -1)
    .map(([lng, lat]) => `(${lng},${lat})`)
    .join(',')})`;

/** The east bank does not accept cash. South of both zones, and beyond the western wadi, there is no delivery. */
export const zoneRows = () =>
  features.map(({ id, properties: { name, ...terms }, geometry }) => ({
    id,
    name,
    area: asPolygon(geometry.coordinates[0]),
    ...terms,
  }));

/** Whether a point lies inside an outline (even-odd rule). */
export function inside(
  [x, y]: readonly [number, number],
  outline: readonly (readonly [number, number])[],
): boolean {
  let within = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + outline.length - 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** The zone of a position, or null outside of all zones. */
export const zoneOf = (position: Position): number | null =>
  features.find(({ geometry }) => inside(position, geometry.coordinates[0]))?.id ?? null;
