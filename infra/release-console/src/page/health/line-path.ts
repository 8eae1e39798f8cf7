export interface Point {
  /** In milliseconds. */
  at: number;
  value: number;
}

/** Points without a neighbour, which a line alone would not show. */
export const alone = (points: readonly Point[], step: number) =>
  points.filter(
    ({ at }, index) =>
      ![points[index - 1], points[index + 1]].some((other) => other && Math.abs(other.at - at) < 1.5 * step),
  );

/** A path that breaks off where nobody came; a stretch by itself is a dot. */
export function pathOf(points: readonly Point[], step: number, place: (point: Point) => string): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      return before && point.at - before.at < 1.5 * step ? `L${place(point)}` : `M${place(point)}h0.01`;
    })
    .join('');
}
