import { inBothLanguages, readTable } from '../read-table.ts';
import { textOf } from '../texts.ts';
import { slugOf } from '../words.ts';
import type { Words } from '../words.ts';
import { zoneOf } from './zones.ts';

export interface Place {
  id: string;
  kind: 'landmark' | 'district' | 'street' | 'door';
  name: Words;
  /** The name with quarter and city. */
  address: Words;
  latitude: number;
  longitude: number;
}

/** The square in the middle of the city. The place is real, the city is not. */
export const CENTRE = { lat: 24.78, lng: 54.76 };

const joined = (...names: Words[]): Words => ({
  en: names.map(({ en }) => en).join(', '),
  ar: names.map(({ ar }) => ar).join('، '),
});

function readPlaces(): Place[] {
  const rows = readTable('city/places', [
    'kind',
    ...inBothLanguages('name'),
    'district',
    'latitude',
    'longitude',
  ]);
  const quarters = new Map(
    rows
      .filter((row) => row.text('kind') === 'district')
      .map((row): [string, Words] => [row.text('name_en'), row.words('name')]),
  );
  return rows.map((row) => {
    const kind = row.oneOf('kind', ['landmark', 'district', 'street', 'door']);
    const name = row.words('name');
    const quarter = kind === 'district' ? [] : [row.lookUp('district', quarters)];
    return {
      id: `${kind}-${slugOf(name.en)}`,
      kind,
      name,
      address: joined(name, ...quarter, textOf('city')),
      latitude: row.number('latitude'),
      longitude: row.number('longitude'),
    };
  });
}

let places: Place[] | undefined;

/** The gazetteer (LOC-23): landmarks, quarters, streets and doors. */
export const placeRows = (): Place[] => (places ??= readPlaces());

const doors = new Map<number, Place[]>();

/** The doors of a zone. */
export function addressesIn(zone: number): Place[] {
  const found =
    doors.get(zone) ??
    placeRows().filter(
      ({ kind, longitude, latitude }) => kind === 'door' && zoneOf([longitude, latitude]) === zone,
    );
  doors.set(zone, found);
  return found;
}

/** The quarters of the city. */
export const districts = (): Place[] => placeRows().filter(({ kind }) => kind === 'district');
