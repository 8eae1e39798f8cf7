import { distanceBetween } from '@souk/contracts';
import { sql } from 'kysely';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';
import type { GeoProvider } from './geo-provider.ts';

interface PlaceRow {
  id: string;
  name: LocalizedText;
  address: LocalizedText;
  latitude: number;
  longitude: number;
}

/** How much longer streets are than a straight line, on average. */
const DETOUR_FACTOR = 1.3;
const METRES_PER_SECOND = { walking: 1.35, driving: 7 } as const;
/** A place farther away does not describe a position. */
const MAX_NEARBY_METRES = 2000;
const MAX_PREDICTIONS = 8;

/** Looks places up in the city's own gazetteer in the database: needs no key and no network (LOC-23). */
export function gazetteer(database: Queryable): GeoProvider {
  return {
    async autocomplete(text, language) {
      const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 8).map(likePattern);
      if (words.length === 0) return { predictions: [], status: 'ZERO_RESULTS' };
      const start = words.join(' ');
      const found = await rows<PlaceRow>(
        database,
        sql`
          select place.* from marketplace.places place,
            lateral (select concat_ws(' | ', name ->> 'en', name ->> 'ar') as names,
              concat_ws(' | ', name ->> 'en', name ->> 'ar', address ->> 'en', address ->> 'ar') as everything) read
          where (select bool_and(everything ilike '%' || word || '%') from unnest(${words}::text[]) word)
          order by case
              when name ->> 'en' ilike ${start} || '%' or name ->> 'ar' ilike ${start} || '%' then 0
              when names ilike '% ' || ${start} || '%' then 1
              when names ilike '%' || ${start} || '%' then 2
              else 3 end,
            length(name ->> 'en'), id
          limit ${MAX_PREDICTIONS}`,
      );
      return {
        predictions: found.map((place) => ({
          place_id: place.id,
          description: addressOf(place, language),
          structured_formatting: {
            main_text: textIn(language, place.name),
            secondary_text: textIn(language, place.address),
          },
        })),
        status: found.length ? 'OK' : 'ZERO_RESULTS',
      };
    },

    async details(placeId, language) {
      const place = await row<PlaceRow>(
        database,
        sql`select * from marketplace.places where id = ${placeId}`,
      );
      if (!place) return null;
      const result = {
        place_id: place.id,
        name: textIn(language, place.name),
        formatted_address: addressOf(place, language),
        geometry: { location: { lat: place.latitude, lng: place.longitude } },
      };
      return { result, status: 'OK' };
    },

    async geocode(position, language) {
      const { lat, lng } = position;
      // Flat distances are precise enough within a city; a degree of longitude shrinks with the latitude.
      const nearest = await row<PlaceRow>(
        database,
        sql`select * from marketplace.places
            order by power(latitude - ${lat}::double precision, 2)
              + power((longitude - ${lng}::double precision) * cos(radians(${lat}::double precision)), 2), id
            limit 1`,
      );
      const isNear =
        nearest &&
        distanceBetween(position, { lat: nearest.latitude, lng: nearest.longitude }) < MAX_NEARBY_METRES;
      const result = isNear
        ? { place_id: nearest.id, formatted_address: addressOf(nearest, language) }
        : {
            place_id: `${lat},${lng}`,
            formatted_address: translate(language, 'geo.at', { lat: lat.toFixed(5), lng: lng.toFixed(5) }),
          };
      return { results: [result], status: 'OK' };
    },

    distance(from, to, mode, language) {
      const metres = Math.round(distanceBetween(from, to) * DETOUR_FACTOR);
      const seconds = Math.round(metres / METRES_PER_SECOND[mode]);
      const element = {
        distance: { value: metres, text: distanceText(metres, language) },
        duration: {
          value: seconds,
          text: translate(language, 'geo.minutes', { n: Math.max(1, Math.round(seconds / 60)) }),
        },
        status: 'OK',
      };
      return Promise.resolve({ rows: [{ elements: [element] }], status: 'OK' });
    },
  };
}

const likePattern = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

function distanceText(metres: number, language: Language): string {
  if (metres < 1000) return translate(language, 'geo.metres', { n: metres });
  return translate(language, 'geo.kilometres', { n: (metres / 1000).toFixed(1) });
}

/** The address, with the place's name in front unless the address starts with it. */
function addressOf({ name, address }: PlaceRow, language: Language): string {
  const [place, where] = [textIn(language, name), textIn(language, address)];
  if (where === '' || where.startsWith(place)) return where || place;
  return `${place}${language === 'ar' ? '،' : ','} ${where}`;
}
