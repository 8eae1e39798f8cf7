import { words } from '../words.ts';
import type { Words } from '../words.ts';
import { districtAt } from './districts.ts';
import { toPosition } from './frame.ts';
import type { Point } from './frame.ts';
import { isDry } from './ground.ts';
import { CITY } from './names.ts';
import { cityPlan } from './plan.ts';
import { between, length } from './quad.ts';
import { zoneOf } from './zones.ts';

export interface Address {
  /** Such as 14 Saffron Street. */
  name: Words;
  /** The same with quarter and city. */
  address: Words;
  at: Point;
  latitude: number;
  longitude: number;
}

/** Distance between two doors with an address of their own. */
const DOOR_DISTANCE_METRES = 130;
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

const arabicNumber = (value: number): string =>
  String(value).replace(/\d/g, (digit) => arabicDigits[Number(digit)] ?? digit);

/** An address: a place with its quarter and the city. */
export function addressOf(name: Words, at: Point): Words {
  const quarter = districtAt(at).name;
  return words(`${name.en}, ${quarter.en}, ${CITY.en}`, `${name.ar}، ${quarter.ar}، ${CITY.ar}`);
}

function doorsOf(points: readonly Point[]): Point[] {
  const doors: Point[] = [];
  let left = DOOR_DISTANCE_METRES / 2;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const metres = length(from, to);
    let at = left;
    for (; at < metres; at += DOOR_DISTANCE_METRES) doors.push(between(from, to, at / metres));
    left = at - metres;
  }
  return doors;
}

function allAddresses(): Address[] {
  const lastNumber = new Map<string, number>();
  return cityPlan().streets.flatMap(({ name, points }) => {
    if (!name) return [];
    return doorsOf(points)
      .filter((at) => isDry(at))
      .map((at) => {
        const number = (lastNumber.get(name.en) ?? 0) + 6;
        lastNumber.set(name.en, number);
        const full = words(`${number} ${name.en}`, `${arabicNumber(number)} ${name.ar}`);
        const [longitude, latitude] = toPosition(at);
        return { name: full, address: addressOf(full, at), at, latitude, longitude };
      });
  });
}

let found: Address[] | undefined;

/** Every door with an address. */
export const addresses = (): Address[] => (found ??= allAddresses());

export const addressesIn = (zone: number): Address[] => addresses().filter(({ at }) => zoneOf(at) === zone);
