import { toWorld } from './mercator.ts';

export const CITY_KINDS = [
  'land',
  'water',
  'river',
  'park',
  'building',
  'street',
  'avenue',
  'district',
  'place',
] as const;
export type CityKind = (typeof CITY_KINDS)[number];

/** A thing of the city, its corners in the Mercator square as x, y, x, y, … */
export interface CityFeature {
  kind: CityKind;
  name: { en: string; ar: string } | null;
  shape: 'area' | 'line' | 'point';
  rings: readonly (readonly number[])[];
  box: { left: number; top: number; right: number; bottom: number };
}

export type City = Record<CityKind, CityFeature[]>;

type Pair = readonly number[];

/** Reads a GeoJSON feature collection; what it does not know is left out. */
export function readCity(source: unknown): City {
  const kinds = CITY_KINDS.map((kind) => [kind, []] as [CityKind, CityFeature[]]);
  const city = Object.fromEntries(kinds) as City; // every kind is a key, by the line above
  const { features } = source as GeoJSON.FeatureCollection<GeoJSON.Geometry | null>;
  for (const { geometry, properties } of features) {
    const kind = CITY_KINDS.find((known) => known === properties?.kind);
    if (!kind || !geometry) continue;
    for (const [shape, rings] of shapesOf(geometry)) {
      const corners = rings.map((ring) => ring.flatMap(([lng = 0, lat = 0]) => toWorld({ lat, lng })));
      city[kind].push({ kind, name: properties?.name ?? null, shape, rings: corners, box: boxOf(corners) });
    }
  }
  return city;
}

export const emptyCity = (): City => readCity({ features: [] });

function shapesOf(geometry: GeoJSON.Geometry): [CityFeature['shape'], Pair[][]][] {
  switch (geometry.type) {
    case 'Point':
      return [['point', [[geometry.coordinates]]]];
    case 'LineString':
      return [['line', [geometry.coordinates]]];
    case 'MultiLineString':
      return geometry.coordinates.map((line) => ['line', [line]]);
    case 'Polygon':
      return [['area', geometry.coordinates]];
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => ['area', rings]);
    default:
      return [];
  }
}

function boxOf(rings: readonly (readonly number[])[]): CityFeature['box'] {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const x = ring[i] ?? 0;
      const y = ring[i + 1] ?? 0;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
