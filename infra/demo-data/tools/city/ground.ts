import type { Point } from './frame.ts';
import { across, blob, smooth } from './smooth.ts';
import { inside } from '../../src/city/zones.ts';

/** The shore from west to east; land lies south of it. */
const shore: Point[] = smooth(
  [
    [-9000, 200],
    [-7000, 500],
    [-5600, 350],
    [-4600, 600],
    [-3600, 750],
    [-2950, 1250],
    [-2350, 1150],
    [-1900, 680],
    [-1250, 620],
    [-750, 540],
    [-380, 430],
    [-120, 460],
    [200, 620],
    [520, 680],
    [830, 560],
    [1050, 430],
    [1280, 560],
    [1650, 760],
    [2250, 850],
    [2900, 1000],
    [3600, 800],
    [4400, 950],
    [5200, 700],
    [6200, 900],
    [7600, 500],
    [9000, 700],
  ],
  5,
);

export const coastline = shore;

/** The river's middle from the hills to the sea; the zones of `data/city/zones.geojson` touch along it. */
const river = smooth(
  [
    [2100, -7000],
    [1500, -5200],
    [1750, -3600],
    [1150, -2300],
    [1350, -1200],
    [900, -300],
    [1050, 500],
    [1150, 1400],
    [1200, 2300],
  ],
  6,
);
export const lagoon = blob([3050, 230], [430, 210], 1);
export const lake = blob([-2350, -1500], [230, 150], 4);
export const island = blob([2500, 1560], [430, 210], 2);

export const shoreAt = (x: number): number => across(shore, 0, x);
export const riverAt = (y: number): number => across(river, 1, y);

/** Half the river's width, in metres; it widens towards the sea. */
export const riverHalf = (y: number): number => 48 + 50 * Math.min(1, Math.max(0, (y + 3600) / 4100));

/** Both banks as one outline. */
export const riverOutline = (): Point[] => [
  ...river.map(([x, y]): Point => [x - riverHalf(y), y]),
  ...river.toReversed().map(([x, y]): Point => [x + riverHalf(y), y]),
];

/** A green strip along one bank, between two heights. */
export function bank(side: -1 | 1, from: number, to: number): Point[] {
  const heights = Array.from({ length: 40 }, (_, index) => from + ((to - from) * index) / 39);
  const edge = (metres: (y: number) => number): Point[] =>
    heights.map((y) => [riverAt(y) + side * (riverHalf(y) + metres(y)), y]);
  return [...edge(() => 14), ...edge((y) => 52 + 9 * Math.sin(y / 170)).toReversed()];
}

/** Whether a point can be built on: on land, away from the river and the lakes. */
export function isDry(point: Point, margin = 0): boolean {
  const [x, y] = point;
  if (inside(point, island)) return true;
  if (y > shoreAt(x) - margin) return false;
  if (Math.abs(x - riverAt(y)) < riverHalf(y) + margin) return false;
  return !inside(point, lagoon) && !inside(point, lake);
}
