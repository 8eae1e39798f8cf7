type Rings = readonly (readonly number[])[];

/** How finely the inside of an area is looked through. */
const STEPS = 14;

/** A point well inside an area, for its name: a bay's middle may lie on land. */
export function anchorOf(rings: Rings, box: { left: number; top: number; right: number; bottom: number }) {
  let best = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  let most = -Infinity;
  for (let row = 1; row < STEPS; row += 1) {
    for (let column = 1; column < STEPS; column += 1) {
      const x = box.left + ((box.right - box.left) * column) / STEPS;
      const y = box.top + ((box.bottom - box.top) * row) / STEPS;
      const room = roomAround(rings, x, y);
      if (room > most) {
        most = room;
        best = { x, y };
      }
    }
  }
  return best;
}

/** The distance to the nearest edge; negative outside. */
function roomAround(rings: Rings, x: number, y: number): number {
  let inside = false;
  let nearest = Infinity;
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const share =
        length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      nearest = Math.min(nearest, Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y));
    }
  }
  return inside ? nearest : -nearest;
}
