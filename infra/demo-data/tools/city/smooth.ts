import type { Point } from './frame.ts';

/** A curve through the points (Catmull-Rom), with this many steps between two of them. */
export function smooth(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      curve.push([along(0), along(1)]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

/** A random roundish outline around a point. */
export const blob = ([x, y]: Point, [rx, ry]: readonly [number, number], seed: number): Point[] =>
  Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const wave = 1 + 0.1 * Math.sin(angle * 3 + seed) + 0.06 * Math.sin(angle * 5 + seed * 2);
    return [x + rx * wave * Math.cos(angle), y + ry * wave * Math.sin(angle)];
  });

/** The value of a curve at a height or a width: the other coordinate there. */
export function across(curve: readonly Point[], axis: 0 | 1, at: number): number {
  const other = axis === 0 ? 1 : 0;
  for (let index = 1; index < curve.length; index += 1) {
    const [before, after] = [curve[index - 1], curve[index]];
    if (!before || !after) continue;
    const [low, high] = [Math.min(before[axis], after[axis]), Math.max(before[axis], after[axis])];
    if (at < low || at > high || low === high) continue;
    return (
      before[other] + ((after[other] - before[other]) * (at - before[axis])) / (after[axis] - before[axis])
    );
  }
  const end =
    at < (curve[0]?.[axis] ?? 0) === (curve[0]?.[axis] ?? 0) < (curve.at(-1)?.[axis] ?? 0)
      ? curve[0]
      : curve.at(-1);
  return end?.[other] ?? 0;
}
