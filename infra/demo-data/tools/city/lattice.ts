import type { Point } from './frame.ts';
import { isDry } from './ground.ts';
import type { Quad } from './quad.ts';
import { area, between, middle } from './quad.ts';

/** A net of lines across the ground: `along` lines in one direction, `across` in the other. */
export interface Lattice {
  along: number;
  across: number;
  vertex: (i: number, j: number) => Point;
  /** Whether a cell belongs to the city. */
  holds: (middle: Point) => boolean;
  /** Whether the last `across` line is the first again, as in a ring. */
  closed: boolean;
}

export interface Cell {
  quad: Quad;
  i: number;
  j: number;
}

const MARGIN = 45;
const MIN_AREA = 2500;

const isBuildable = (quad: Quad) => [...quad, middle(quad)].every((point) => isDry(point, MARGIN));

function quads({ along, across, vertex, holds }: Lattice): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < along - 1; i += 1) {
    for (let j = 0; j < across - 1; j += 1) {
      const quad: Quad = [vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)];
      if (holds(middle(quad))) cells.push({ quad, i, j });
    }
  }
  return cells;
}

/** The cells with dry ground at every corner. */
export const cellsOf = (lattice: Lattice): Cell[] =>
  quads(lattice).filter(({ quad }) => isBuildable(quad) && area(quad) > MIN_AREA);

/** The buildable parts of cells that are cut by water: their quarters, and quarters of those. */
export function fringeOf(lattice: Lattice): Quad[] {
  const quarters = ([a, b, c, d]: Quad): Quad[] => {
    const [ab, bc, cd, da] = [between(a, b, 0.5), between(b, c, 0.5), between(c, d, 0.5), between(d, a, 0.5)];
    const centre = middle([a, b, c, d]);
    return [
      [a, ab, centre, da],
      [ab, b, bc, centre],
      [centre, bc, c, cd],
      [da, centre, cd, d],
    ];
  };
  const dryPart = (quad: Quad, depth: number): Quad[] => {
    if (area(quad) < MIN_AREA) return [];
    if (isBuildable(quad)) return [quad];
    return depth === 0 ? [] : quarters(quad).flatMap((quarter) => dryPart(quarter, depth - 1));
  };
  return quads(lattice)
    .filter(({ quad }) => !isBuildable(quad))
    .flatMap(({ quad }) => dryPart(quad, 3));
}

export interface NetLine {
  direction: 'along' | 'across';
  index: number;
  points: Point[];
}

/** The lines of the lattice beside cells, each as one or more pieces. */
export function linesOf(lattice: Lattice, cells: readonly Cell[]): NetLine[] {
  const { along, across, vertex, closed } = lattice;
  const there = new Set(cells.map(({ i, j }) => `${i}/${j}`));
  const has = (i: number, j: number) => there.has(`${i}/${closed ? (j + across - 1) % (across - 1) : j}`);
  const lines: NetLine[] = [];
  const walk = (
    direction: NetLine['direction'],
    index: number,
    steps: number,
    used: (step: number) => boolean,
    at: (step: number) => Point,
  ) => {
    let points: Point[] = [];
    for (let step = 0; step <= steps; step += 1) {
      if (step < steps && used(step)) {
        if (points.length === 0) points.push(at(step));
        points.push(at(step + 1));
      } else if (points.length > 0) {
        lines.push({ direction, index, points });
        points = [];
      }
    }
  };
  for (let i = 0; i < along; i += 1)
    walk(
      'across',
      i,
      across - 1,
      (j) => has(i, j) || has(i - 1, j),
      (j) => vertex(i, j),
    );
  for (let j = 0; j < (closed ? across - 1 : across); j += 1)
    walk(
      'along',
      j,
      along - 1,
      (i) => has(i, j) || has(i, j - 1),
      (i) => vertex(i, j),
    );
  return lines;
}
