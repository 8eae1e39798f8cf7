import type { Random } from '../../src/random.ts';
import type { Point } from './frame.ts';

/** Four corners, in order. */
export type Quad = readonly [Point, Point, Point, Point];

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const length = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const middle = ([a, b, c, d]: Quad): Point => between(between(a, c, 0.5), between(b, d, 0.5), 0.5);

export function area([a, b, c, d]: Quad): number {
  const cross = (p: Point, q: Point) => p[0] * q[1] - q[0] * p[1];
  return Math.abs(cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a)) / 2;
}

/** The quad shrunk towards its middle by about this many metres. */
export function inset(quad: Quad, metres: number): Quad {
  const centre = middle(quad);
  const half = Math.sqrt(area(quad)) / 2;
  const share = Math.min(0.6, metres / Math.max(half, 1));
  const [a, b, c, d] = quad;
  return [
    between(a, centre, share),
    between(b, centre, share),
    between(c, centre, share),
    between(d, centre, share),
  ];
}

/** Two halves across the longer sides, and the line between them. */
export function split(
  [a, b, c, d]: Quad,
  random: Random,
  play = 0.1,
): { halves: [Quad, Quad]; line: [Point, Point] } {
  const share = () => 0.5 + (random.next() - 0.5) * 2 * play;
  if (length(a, b) + length(c, d) > length(b, c) + length(d, a)) {
    const [from, to] = [between(a, b, share()), between(d, c, share())];
    return {
      halves: [
        [a, from, to, d],
        [from, b, c, to],
      ],
      line: [from, to],
    };
  }
  const [from, to] = [between(b, c, share()), between(a, d, share())];
  return {
    halves: [
      [a, b, from, to],
      [to, from, c, d],
    ],
    line: [from, to],
  };
}
