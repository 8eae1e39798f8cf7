type Stops = readonly (readonly [zoom: number, pixels: number])[];

const WIDTHS: Record<'street' | 'avenue' | 'river', Stops> = {
  street: [
    [12, 0.5],
    [14, 1.4],
    [16, 5],
    [17, 9],
    [18, 16],
    [20, 44],
    [22, 120],
  ],
  avenue: [
    [9, 0.6],
    [12, 2],
    [14, 4],
    [16, 10],
    [17, 16],
    [18, 25],
    [20, 64],
    [22, 180],
  ],
  river: [
    [9, 1],
    [13, 5],
    [15, 14],
    [17, 46],
    [19, 150],
    [22, 1100],
  ],
};

/** How wide a way is drawn at a zoom, in pixels. */
export function lineWidth(kind: keyof typeof WIDTHS, zoom: number): number {
  const stops = WIDTHS[kind];
  let below = stops[0] ?? [0, 1];
  for (const above of stops) {
    if (above[0] >= zoom) {
      const share = above[0] === below[0] ? 0 : (zoom - below[0]) / (above[0] - below[0]);
      return below[1] * (above[1] / below[1]) ** Math.max(share, 0);
    }
    below = above;
  }
  return below[1];
}
