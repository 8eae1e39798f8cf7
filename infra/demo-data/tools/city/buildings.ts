import { seeded } from '../../src/random.ts';
import type { Point } from './frame.ts';
import { area, inset, length, middle, split } from './quad.ts';
import type { Quad } from './quad.ts';

/** How densely a point is built up: 1 in the centre, 0 where houses stand alone. */
function density([x, y]: Point): number {
  const reach = Math.min(Math.hypot(x, y), Math.hypot(x - 1900, y + 200) + 300);
  return Math.max(0, 1 - Math.max(0, reach - 500) / 2200);
}

/** Footprints of a block: lots along its streets, with gaps, more of them towards the centre. */
export function buildingsOf(block: Quad, index: number): Quad[] {
  const random = seeded(`block-${index}`);
  const dense = density(middle(block));
  const yard = inset(block, 7);
  const lot = 420 + 900 * (1 - dense);
  const lots: Quad[] = [];
  const divide = (quad: Quad, depth: number) => {
    if (area(quad) < lot * 2 || depth > 4) lots.push(quad);
    else for (const half of split(quad, random, 0.14).halves) divide(half, depth + 1);
  };
  divide(yard, 0);
  const built = dense > 0.05 ? 0.5 + 0.42 * dense : 0.3;
  return lots
    .filter((quad) => random.chance(built) && length(quad[0], quad[1]) > 9 && length(quad[1], quad[2]) > 9)
    .map((quad) => inset(quad, 2 + (1 - dense) * 5));
}
