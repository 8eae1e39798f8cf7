import { words } from '../../src/words.ts';
import type { Words } from '../../src/words.ts';
import { districtAt, districts } from './districts.ts';
import { toPosition } from './frame.ts';
import type { Point } from './frame.ts';
import { isDry } from './ground.ts';
import { landmarks } from './landmarks.ts';
import { cityPlan } from './plan.ts';
import { between, length } from './quad.ts';

interface Place {
  kind: 'landmark' | 'district' | 'street' | 'door';
  name: Words;
  at: Point;
}

/** Distance between two doors with an address of their own. */
const DOOR_DISTANCE_METRES = 130;
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

function doors(): Place[] {
  const lastNumber = new Map<string, number>();
  return cityPlan().streets.flatMap(({ name, points }) => {
    if (!name) return [];
    return doorsOf(points)
      .filter((at) => isDry(at))
      .map((at) => {
        const number = (lastNumber.get(name.en) ?? 0) + 6;
        lastNumber.set(name.en, number);
        return {
          kind: 'door',
          name: words(`${number} ${name.en}`, `${number} ${name.ar}`),
          at,
        };
      });
  });
}

/** A street's position is the middle of its longest piece. */
function streets(): Place[] {
  const longest = new Map<string, { name: Words; points: Point[] }>();
  for (const { name, points } of cityPlan().streets) {
    if (name && points.length > (longest.get(name.en)?.points.length ?? 0))
      longest.set(name.en, { name, points });
  }
  return [...longest.values()].map(({ name, points }) => ({
    kind: 'street',
    name,
    at: points[Math.floor(points.length / 2)] ?? [0, 0],
  }));
}

/** The gazetteer as cells of a table. */
export function placeTable(): (string | number)[][] {
  const places: Place[] = [
    ...landmarks.map(({ name, at }): Place => ({ kind: 'landmark', name, at })),
    ...districts.map(({ name, at }): Place => ({ kind: 'district', name, at })),
    ...streets(),
    ...doors(),
  ];
  return [
    ['kind', 'name_en', 'name_ar', 'district', 'latitude', 'longitude'],
    ...places.map(({ kind, name, at }) => {
      const [longitude, latitude] = toPosition(at);
      return [kind, name.en, name.ar, kind === 'district' ? '' : districtAt(at).name.en, latitude, longitude];
    }),
  ];
}
