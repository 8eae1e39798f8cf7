import { toWorld, toPosition, worldSize } from './mercator.ts';
import type { Position } from './map-provider.ts';

export interface Size {
  width: number;
  height: number;
}

/** What a map shows: its middle and its zoom. */
export interface Framing {
  position: Position;
  zoom: number;
}

/** Room for the markers that stand on the ends. */
const MARGIN = 56;

/** The nearest view, no nearer than `maxZoom`, that shows all the places in a map of this size in pixels; null without places (LOC-18). */
export function framing(
  places: readonly Position[],
  { width, height }: Size,
  maxZoom: number,
): Framing | null {
  if (places.length === 0) return null;
  const corners = places.map(toWorld);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const fits = (span: number, pixels: number) =>
    span === 0 ? Infinity : Math.log2(Math.max(pixels - 2 * MARGIN, 1) / (span * worldSize(0)));
  const zoom = Math.min(fits(right - left, width), fits(bottom - top, height), maxZoom);
  return {
    position: toPosition((left + right) / 2, (top + bottom) / 2),
    zoom: Math.max(Math.floor(zoom), 1),
  };
}
