import { slugOf } from '../words.ts';
import type { Words } from '../words.ts';
import { addressOf, addresses } from './addresses.ts';
import { districts } from './districts.ts';
import { toPosition } from './frame.ts';
import type { Point } from './frame.ts';
import { landmarks } from './landmarks.ts';
import { CITY } from './names.ts';
import { cityPlan } from './plan.ts';

function place(kind: string, id: string, name: Words, at: Point, address: Words) {
  const [longitude, latitude] = toPosition(at);
  return { id: `${kind}-${slugOf(id)}`, kind, name, address, latitude, longitude };
}

/** A street's position is the middle of its longest piece. */
function streetPlaces() {
  const longest = new Map<string, { name: Words; points: Point[] }>();
  for (const { name, points } of cityPlan().streets) {
    if (name && points.length > (longest.get(name.en)?.points.length ?? 0))
      longest.set(name.en, { name, points });
  }
  return [...longest.values()].map(({ name, points }) => {
    const at = points[Math.floor(points.length / 2)] ?? [0, 0];
    return place('street', name.en, name, at, addressOf(name, at));
  });
}

/** The gazetteer (LOC-23): landmarks, quarters, streets and doors. */
export const placeRows = () => [
  ...landmarks.map(({ name, at }) => place('landmark', name.en, name, at, addressOf(name, at))),
  ...districts.map(({ name, at }) =>
    place('district', name.en, name, at, { en: `${name.en}, ${CITY.en}`, ar: `${name.ar}، ${CITY.ar}` }),
  ),
  ...streetPlaces(),
  ...addresses().map(({ name, at, address }) => place('door', name.en, name, at, address)),
];
