import type { CityFeature, CityKind } from './city-feature.ts';
import type { City } from './city.ts';
import { worldSize } from '../mercator.ts';

/** A name on the map: its middle in pixels of the zoom, and the angle that it is written at (radians). */
export interface Label {
  kind: CityKind;
  text: string;
  x: number;
  y: number;
  angle: number;
  width: number;
}

/** Measures a text in the letters of its kind, in pixels. */
export type MeasureText = (text: string, kind: CityKind) => number;

/** Which names a zoom shows, the more important first: an earlier one is never covered by a later. */
const SHOWN: readonly (readonly [kind: CityKind, from: number, to: number])[] = [
  ['district', 10, 16],
  ['water', 11, 22],
  ['river', 13, 22],
  ['park', 14, 22],
  ['avenue', 14, 22],
  ['place', 15, 22],
  ['street', 16, 22],
];

const CELL = 18;
const AROUND_ITS_MIDDLE = [-CELL / 2, CELL / 2];
const ABOVE_ITS_DOT = [-1.2 * CELL, -CELL / 2, CELL / 4];
const REPEAT_EVERY = 420;
const MAX_REPEATS = 24;
const GAP = 24;

/** Places the names of the whole city for a zoom, so that tiles drawn apart agree about them. */
export function placeLabels(city: City, zoom: number, language: string, measure: MeasureText): Label[] {
  const world = worldSize(zoom);
  const taken = new Set<string>();
  const placed: Label[] = [];
  const place = (label: Label) => {
    const cells = cellsOf(label);
    if (cells.some((cell) => taken.has(cell))) return false;
    for (const cell of cells) taken.add(cell);
    placed.push(label);
    return true;
  };
  for (const [kind, from, to] of SHOWN) {
    if (zoom < from || zoom > to) continue;
    const named = new Set<string>();
    for (const feature of city[kind]) {
      const text = language === 'ar' ? feature.name?.ar : feature.name?.en;
      if (!text) continue;
      const width = measure(text, kind);
      for (const label of labelsOf(feature, text, width, world)) {
        // Of an area in several pieces, one piece bears the name.
        const wanted = feature.shape === 'line' || !named.has(text);
        if (wanted && place(label)) named.add(text);
      }
    }
  }
  return placed;
}

function labelsOf(feature: CityFeature, text: string, width: number, world: number): Label[] {
  const { kind, box, shape, anchor } = feature;
  if (shape === 'line') return alongLine(feature, text, width, world);
  const room = (box.right - box.left) * world;
  // A name wider than the thing itself would be read as its neighbour's.
  if (shape === 'area' && kind !== 'district' && room < width) return [];
  return [{ kind, text, width, x: anchor.x * world, y: anchor.y * world, angle: 0 }];
}

function alongLine({ kind, rings }: CityFeature, text: string, width: number, world: number): Label[] {
  const labels: Label[] = [];
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.slice(i, i + 4).map((part) => part * world);
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length < width + GAP) continue;
      const count = Math.min(Math.max(Math.floor(length / REPEAT_EVERY), 1), MAX_REPEATS);
      for (let n = 0; n < count; n += 1) {
        const share = (n + 0.5) / count;
        labels.push({
          kind,
          text,
          width,
          x: x1 + (x2 - x1) * share,
          y: y1 + (y2 - y1) * share,
          angle: upright(Math.atan2(y2 - y1, x2 - x1)),
        });
      }
    }
  }
  return labels;
}

/** Turns a text that would stand on its head. */
function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  if (angle <= -Math.PI / 2) return angle + Math.PI;
  return angle;
}

function cellsOf({ kind, x, y, width, angle }: Label): string[] {
  const cells = new Set<string>();
  for (let along = -width / 2 - CELL / 2; along <= width / 2 + CELL / 2; along += CELL / 2) {
    for (const across of kind === 'place' ? ABOVE_ITS_DOT : AROUND_ITS_MIDDLE) {
      const px = x + Math.cos(angle) * along - Math.sin(angle) * across;
      const py = y + Math.sin(angle) * along + Math.cos(angle) * across;
      cells.add(`${Math.floor(px / CELL)}:${Math.floor(py / CELL)}`);
    }
  }
  return [...cells];
}
