import type { Words } from '../../src/words.ts';
import { buildingsOf } from './buildings.ts';
import { districts } from './districts.ts';
import { toPosition } from './frame.ts';
import type { Point } from './frame.ts';
import { bank, coastline, island, lagoon, lake, riverOutline, shoreAt } from './ground.ts';
import { landmarks } from './landmarks.ts';
import { cityPlan } from './plan.ts';
import { inset } from './quad.ts';
import type { Quad } from './quad.ts';
import { blob } from './smooth.ts';

type MapKind = 'land' | 'water' | 'river' | 'park' | 'building' | 'street' | 'avenue' | 'district' | 'place';

type Position = [lng: number, lat: number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

interface MapFeature {
  type: 'Feature';
  properties: { kind: MapKind; name?: Words };
  geometry: Geometry;
}

const feature = (kind: MapKind, geometry: Geometry, name?: Words | null): MapFeature => ({
  type: 'Feature',
  properties: name ? { kind, name } : { kind },
  geometry,
});

const ring = (points: readonly Point[]): Position[] =>
  [...points, ...points.slice(0, 1)].map((point) => toPosition(point));
const polygon = (points: readonly Point[]): Geometry => ({ type: 'Polygon', coordinates: [ring(points)] });

const EDGE = 9000;

/** The harbour's two arms, from the shore and back to it. */
const breakwaters: Point[][] = [
  [
    [-900, shoreAt(-900)],
    [-860, 900],
    [-420, 1010],
    [-400, 960],
    [-800, 850],
    [-830, shoreAt(-830)],
  ],
  [
    [420, shoreAt(420)],
    [380, 910],
    [110, 990],
    [120, 1040],
    [430, 960],
    [480, shoreAt(480)],
  ],
];

/** The shore with the harbour's arms. */
const shore = breakwaters.reduce<Point[]>((line, arm) => {
  const [from = 0, to = 0] = [arm[0]?.[0], arm.at(-1)?.[0]];
  return [...line.filter(([x]) => x < from), ...arm, ...line.filter(([x]) => x > to)];
}, coastline);

/** Water and land do not overlap, so the order in which they are drawn does not matter. */
const sea: Geometry = {
  type: 'Polygon',
  coordinates: [ring([[-EDGE, EDGE], ...shore, [EDGE, EDGE]]), ring(island)],
};
const land: Point[] = [[-EDGE, -EDGE], ...shore, [EDGE, -EDGE]];

/** One feature for the footprints of several blocks: thousands of single ones would double the file. */
function buildings(blocks: readonly Quad[]): MapFeature[] {
  const features: MapFeature[] = [];
  const BLOCKS = 24;
  for (let start = 0; start < blocks.length; start += BLOCKS) {
    const footprints = blocks
      .slice(start, start + BLOCKS)
      .flatMap((block, index) => buildingsOf(block, start + index));
    if (footprints.length > 0)
      features.push(
        feature('building', { type: 'MultiPolygon', coordinates: footprints.map((quad) => [ring(quad)]) }),
      );
  }
  return features;
}

/** All unnamed lanes in one feature. */
function lanes(): MapFeature {
  const unnamed = cityPlan().streets.filter(({ name }) => !name);
  return feature('street', {
    type: 'MultiLineString',
    coordinates: unnamed.map(({ points }) => points.map((point) => toPosition(point))),
  });
}

/** The features of the city's map, in the order in which they are drawn (LOC-23). */
export const cityMap = (): MapFeature[] => [
  feature('water', sea, { en: 'Gulf of Pearls', ar: 'خليج اللؤلؤ' }),
  feature('land', polygon(land)),
  feature('land', polygon(island), { en: 'Pearl Island', ar: 'جزيرة اللؤلؤ' }),
  feature('park', polygon(bank(-1, -3300, 330)), { en: 'River Gardens', ar: 'حدائق النهر' }),
  feature('park', polygon(bank(1, -3300, 330)), { en: 'East Bank Gardens', ar: 'حدائق الضفة الشرقية' }),
  ...cityPlan().parks.map(({ name, quad }) => feature('park', polygon(inset(quad, 9)), name)),
  feature('park', polygon(blob([2560, 1580], [230, 100], 3)), {
    en: 'Island Gardens',
    ar: 'حدائق الجزيرة',
  }),
  feature('park', polygon(blob([0, 0], [62, 62], 7)), { en: 'Square of the Pearl', ar: 'ساحة اللؤلؤة' }),
  feature('water', polygon(lagoon), { en: 'The Lagoon', ar: 'البحيرة' }),
  feature('water', polygon(lake), { en: 'Windmill Lake', ar: 'بحيرة الطاحونة' }),
  feature('river', polygon(riverOutline()), { en: 'River Lulu', ar: 'نهر لولو' }),
  ...buildings(cityPlan().blocks),
  lanes(),
  ...(['street', 'avenue'] as const).flatMap((kind) =>
    cityPlan()
      .streets.filter(({ name, avenue }) => name && avenue === (kind === 'avenue'))
      .map(({ name, points }) =>
        feature(kind, { type: 'LineString', coordinates: points.map((point) => toPosition(point)) }, name),
      ),
  ),
  ...districts.map(({ name, at }) =>
    feature('district', { type: 'Point', coordinates: toPosition(at) }, name),
  ),
  ...landmarks.map(({ name, at }) => feature('place', { type: 'Point', coordinates: toPosition(at) }, name)),
];
