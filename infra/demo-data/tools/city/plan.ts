import { seeded } from '../../src/random.ts';
import type { Words } from '../../src/words.ts';
import type { Point } from './frame.ts';
import { coastline, riverAt, riverHalf, shoreAt } from './ground.ts';
import { cellsOf, fringeOf, linesOf } from './lattice.ts';
import type { Lattice } from './lattice.ts';
import { parkAt } from './parks.ts';
import { area, length, middle, split } from './quad.ts';
import type { Quad } from './quad.ts';
import { avenueNames, streetNames } from './street-names.ts';

interface Street {
  name: Words | null;
  avenue: boolean;
  points: Point[];
}

export interface CityPlan {
  streets: Street[];
  blocks: Quad[];
  parks: { name: Words; quad: Quad }[];
}

const rings = [110, 300, 520, 800, 1130, 1500, 1930, 2430, 3000, 3650, 4400, 5300];
const SECTORS = 22;

/** The old town: rings and rays about the Square of the Pearl, none of them quite round or straight. */
const oldTown: Lattice = {
  along: rings.length,
  across: SECTORS + 1,
  closed: true,
  vertex: (i, j) => {
    const turn = ((j % SECTORS) / SECTORS) * 2 * Math.PI + 0.13;
    const radius =
      (rings[i] ?? 0) * (1 + 0.07 * Math.sin(turn * 3 + i * 0.35) + 0.03 * Math.sin(turn * 7 + i));
    const angle = turn + 0.09 * Math.sin(i * 0.55 + j * 1.7);
    return [radius * Math.cos(angle) * 1.06, radius * Math.sin(angle)];
  },
  holds: ([x, y]) => x < riverAt(y) - 60 && x > -4250 && y > -5200,
};

const EAST_COLUMNS = 15;
const EAST_ROWS = 15;

/** The east bank: streets that follow the river on one side and straighten out towards the salt works. */
const eastBank: Lattice = {
  along: EAST_COLUMNS,
  across: EAST_ROWS,
  closed: false,
  vertex: (i, j) => {
    const y = -3900 + (j / (EAST_ROWS - 1)) * 4750;
    const bank = riverAt(Math.min(y, 1000)) + riverHalf(y) + 55;
    const share = i / (EAST_COLUMNS - 1);
    const x = bank + (5450 - bank) * share ** 1.08 + 40 * Math.sin(j * 0.9 + i * 0.5);
    return [x, y + 120 * Math.sin(share * 4.2 + j * 0.25) * share + 25 * Math.sin(i * 1.3 + j)];
  },
  holds: ([x, y]) => x > riverAt(y) + 60,
};

/** Area of a block: small near the square and the bridge, large at the edges. */
function blockArea([x, y]: Point): number {
  const reach = Math.min(Math.hypot(x, y), Math.hypot(x - 1900, y + 200) + 500);
  return 6500 + 16_000 * Math.min(1, Math.max(0, (reach - 900) / 2600));
}

let made: CityPlan | undefined;

/** The whole plan, calculated once on first use. */
export const cityPlan = (): CityPlan => (made ??= makePlan());

function makePlan(): CityPlan {
  const random = seeded('city');
  const names = random.shuffled(streetNames.slice(0, 85)).concat(random.shuffled(streetNames.slice(85)));
  const avenues = [...avenueNames];
  const streets: Street[] = [];
  const blocks: Quad[] = [];
  const parks: CityPlan['parks'] = [];
  const wholeLines = new Map<string, Words | null>();
  for (const [prefix, lattice] of Object.entries({ oldTown, eastBank })) {
    const cells = cellsOf(lattice);
    for (const { direction, index, points } of linesOf(lattice, cells)) {
      const key = `${prefix}/${direction}/${index}`;
      const avenue = index % 3 === (direction === 'along' ? 0 : 1);
      if (!wholeLines.has(key))
        wholeLines.set(key, (avenue ? avenues.shift() : undefined) ?? names.shift() ?? null);
      streets.push({ name: wholeLines.get(key) ?? null, avenue, points });
    }
    const nearFirst = cells.toSorted((a, b) => Math.hypot(...middle(a.quad)) - Math.hypot(...middle(b.quad)));
    for (const { quad } of nearFirst) {
      const park = parkAt(quad);
      if (park) parks.push({ name: park, quad });
      else divide(quad, 0);
    }
    for (const quad of fringeOf(lattice)) {
      streets.push({ name: null, avenue: false, points: [...quad, quad[0]] });
      divide(quad, 1);
    }
  }
  return { streets: [...waterfront(streets), ...streets], blocks, parks };

  function divide(quad: Quad, depth: number): void {
    if (area(quad) < blockArea(middle(quad)) || depth > 5) {
      blocks.push(quad);
      return;
    }
    const { halves, line } = split(quad, random);
    const name = depth === 0 && random.chance(0.7) ? (names.shift() ?? null) : null;
    streets.push({ name, avenue: false, points: line });
    for (const half of halves) divide(half, depth + 1);
  }
}

/** The roads along the water, and bridges from a street to a street. */
function waterfront(streets: readonly Street[]): Street[] {
  const corners = streets.filter(({ avenue }) => avenue).flatMap(({ points }) => points);
  const shoreRoad = (en: string, ar: string, from: number, to: number): Street => ({
    name: { en, ar },
    avenue: true,
    points: coastline.filter(([x]) => x > from && x < to).map(([x, y]): Point => [x, y - 30]),
  });
  const bridge = (en: string, ar: string, y: number): Street => {
    const [x, half] = [riverAt(y), riverHalf(y)];
    const [west, east]: [Point, Point] = [
      [x - half - 25, y],
      [x + half + 25, y],
    ];
    const street = (to: Point, side: (x: number) => boolean) => {
      const found = corners.filter((corner) => side(corner[0]) && length(corner, to) > 20);
      return found.reduce((best, corner) => (length(corner, to) < length(best, to) ? corner : best));
    };
    return {
      name: { en, ar },
      avenue: true,
      points: [street(west, (at) => at < x - half), west, east, street(east, (at) => at > x + half)],
    };
  };
  return [
    shoreRoad('The Corniche', 'الكورنيش', -4400, 900),
    shoreRoad('East Corniche', 'الكورنيش الشرقي', 1230, 5500),
    bridge('Old Bridge', 'الجسر القديم', 120),
    bridge("Weavers' Bridge", 'جسر النسّاجين', -760),
    bridge('Orchard Bridge', 'جسر البساتين', -1750),
    bridge('Mill Bridge', 'جسر الطاحون', -2900),
    {
      name: { en: 'Island Causeway', ar: 'جسر الجزيرة' },
      avenue: true,
      points: [
        [2440, shoreAt(2440) - 40],
        [2470, 1200],
        [2490, 1430],
      ],
    },
  ];
}
