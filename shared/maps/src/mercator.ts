import type { Position } from './map-provider.ts';

const TILE = 256;

/** A place in the Mercator square: both between 0 and 1, y growing to the south. */
export function toWorld({ lat, lng }: Position): [x: number, y: number] {
  const angle = (lat * Math.PI) / 180;
  return [(lng + 180) / 360, (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2];
}

/** The side of the Mercator square in pixels. */
export const worldSize = (zoom: number): number => TILE * 2 ** zoom;

/** The place of a point in the Mercator square. */
export function toPosition(x: number, y: number): Position {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: x * 360 - 180 };
}
