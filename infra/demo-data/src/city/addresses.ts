import { seeded } from '../random.ts';
import { words } from '../words.ts';
import type { Words } from '../words.ts';
import { CITY } from './names.ts';
import { districtAt } from './districts.ts';
import { toPosition } from './frame.ts';
import { inside, zoneOutlines } from './zones.ts';

export interface Address {
  name: Words;
  address: Words;
  latitude: number;
  longitude: number;
}

export function addressesIn(zone: number): Address[] {
  const random = seeded(`thin-${zone}`);
  const outline = zoneOutlines.get(zone) ?? [];
  const found: Address[] = [];
  while (found.length < 200) {
    const x = random.whole(-4000, 5500);
    const y = random.whole(-3000, 300);
    if (!inside([x, y], outline)) continue;
    const district = districtAt([x, y]);
    const number = random.whole(1, 99);
    const [longitude, latitude] = toPosition([x, y]);
    const name = words(`${number} Saffron Street`, `${number} شارع الزعفران`);
    found.push({
      name,
      address: words(
        `${name.en}, ${district.name.en}, ${CITY.en}`,
        `${name.ar}، ${district.name.ar}، ${CITY.ar}`,
      ),
      latitude,
      longitude,
    });
  }
  return found;
}
