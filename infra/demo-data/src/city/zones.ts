import { EAST_BANK, HARBOUR } from '../modules.ts';
import { words } from '../words.ts';
import { toPosition } from './frame.ts';
import type { Point } from './frame.ts';

/** The river's middle from the hills to the sea; the zones touch along it. */
export const riverLine: Point[] = [
  [2100, -7000],
  [1500, -5200],
  [1750, -3600],
  [1150, -2300],
  [1350, -1200],
  [900, -300],
  [1050, 500],
  [1150, 1400],
  [1200, 2300],
];
const border = riverLine.filter(([, y]) => y >= -3600);

const zoneOutlines = new Map<number, Point[]>([
  [HARBOUR, [[-4300, -3400], ...border, [-4500, 2000]]],
  [EAST_BANK, [[5600, -3100], [5700, 2300], ...border.toReversed()]],
]);

const asPolygon = (outline: readonly Point[]) =>
  `(${outline
    .map((point) => toPosition(point))
    .map(([lng, lat]) => `(${lng},${lat})`)
    .join(',')})`;

/** The east bank does not accept cash. South of both zones, and beyond the western wadi, there is no delivery. */
export const zoneRows = () => [
  {
    id: HARBOUR,
    name: words('Harbour & Old Town', 'المرفأ والبلدة القديمة'),
    area: asPolygon(zoneOutlines.get(HARBOUR) ?? []),
    cash_on_delivery: true,
    digital_payment: true,
    delivery_fee_per_km: 150,
    minimum_delivery_fee: 500,
    maximum_delivery_fee: 2_500,
  },
  {
    id: EAST_BANK,
    name: words('East Bank', 'الضفة الشرقية'),
    area: asPolygon(zoneOutlines.get(EAST_BANK) ?? []),
    cash_on_delivery: false,
    digital_payment: true,
    delivery_fee_per_km: 180,
    minimum_delivery_fee: 600,
    maximum_delivery_fee: 3_000,
  },
];

/** Whether a point of the plan lies inside an outline (even-odd rule). */
export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + outline.length - 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** The zone of a point, or null outside of all zones. */
export function zoneOf(point: Point): number | null {
  for (const [id, outline] of zoneOutlines) if (inside(point, outline)) return id;
  return null;
}
