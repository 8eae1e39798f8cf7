import { anchorOf } from './anchor.ts';
import type { CityFeature, CityKind } from './city-feature.ts';
import { extendGrounds } from './extend-grounds.ts';
import { toWorld } from '../mercator.ts';

export interface City extends Record<CityKind, CityFeature[]> {
  /** Land, water, parks and banks in the order of the source: a later one lies on an earlier one. They go on beyond the city. */
  grounds: CityFeature[];
}

const GROUNDS: readonly CityKind[] = ['land', 'water', 'park', 'river'];

type Pair = readonly number[];

/** Reads a GeoJSON feature collection; what it does not know is left out. */
export function readCity(source: unknown): City {
  const city: City = { ...noneOfAny(), grounds: [] };
  const { features } = source as GeoJSON.FeatureCollection<GeoJSON.Geometry | null>;
  for (const { geometry, properties } of features) {
    const kind: unknown = properties?.kind;
    if (!isKind(city, kind) || !geometry) continue;
    for (const [shape, rings] of shapesOf(geometry)) {
      const corners = rings.map((ring) => ring.flatMap(([lng = 0, lat = 0]) => toWorld({ lat, lng })));
      const box = boxOf(corners);
      const name: CityFeature['name'] = properties?.name ?? null;
      const anchor = name && shape === 'area' ? anchorOf(corners, box) : { x: box.left, y: box.top };
      const read: CityFeature = { kind, name, shape, rings: corners, box, anchor };
      city[kind].push(read);
      if (shape === 'area' && GROUNDS.includes(kind)) city.grounds.push(read);
    }
  }
  return { ...city, grounds: extendGrounds(city.grounds) };
}

const noneOfAny = (): Record<CityKind, CityFeature[]> => ({
  land: [],
  water: [],
  river: [],
  park: [],
  building: [],
  street: [],
  avenue: [],
  district: [],
  place: [],
});

export const emptyCity = (): City => readCity({ features: [] });

const isKind = (city: City, kind: unknown): kind is CityKind =>
  typeof kind === 'string' && kind !== 'grounds' && Object.hasOwn(city, kind);

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
