import { createProblem } from '../http/problem.ts';
import type { Language } from '../texts/translate.ts';
import type { GeoProvider } from './geo-provider.ts';

export interface GoogleOptions {
  key: string;
  /** Base address of Google's API. */
  baseUrl?: string;
}

/** The fields of Google's responses that are read; all but the status may be missing. */
interface GoogleAnswer {
  status: string;
  predictions?: {
    place_id: string;
    description: string;
    structured_formatting?: { main_text?: string; secondary_text?: string };
  }[];
  result?: {
    place_id: string;
    name?: string;
    formatted_address: string;
    geometry: { location: { lat: number; lng: number } };
  };
  results?: { place_id: string; formatted_address: string }[];
  rows?: { elements: { status: string; distance?: Measure; duration?: Measure }[] }[];
}
interface Measure {
  value: number;
  text: string;
}

const USABLE = ['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'];
const NONE: Measure = { value: 0, text: '' };

/** Google's web services, with the operator's server key (LOC-23). */
export function googleGeo({ key, baseUrl = 'https://maps.googleapis.com' }: GoogleOptions): GeoProvider {
  async function ask(path: string, query: Record<string, string>, language: Language): Promise<GoogleAnswer> {
    const address = new URL(`/maps/api/${path}/json`, baseUrl);
    address.search = String(new URLSearchParams({ ...query, language, key }));
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    const answer = response?.ok ? ((await response.json().catch(() => null)) as GoogleAnswer | null) : null;
    if (!answer || !USABLE.includes(answer.status)) throw createProblem(503, 'maps', 'geo.unreachable');
    return answer;
  }
  const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;

  return {
    async autocomplete(text, language) {
      const { predictions = [], status } = await ask('place/autocomplete', { input: text }, language);
      return {
        predictions: predictions.map(({ place_id, description, structured_formatting: parts }) => ({
          place_id,
          description,
          structured_formatting: {
            main_text: parts?.main_text ?? description,
            secondary_text: parts?.secondary_text ?? '',
          },
        })),
        status,
      };
    },

    async details(placeId, language) {
      const fields = 'place_id,name,formatted_address,geometry/location';
      const { result, status } = await ask('place/details', { place_id: placeId, fields }, language);
      return result ? { result: { ...result, name: result.name ?? result.formatted_address }, status } : null;
    },

    async geocode(position, language) {
      const { results = [], status } = await ask('geocode', { latlng: at(position) }, language);
      return { results, status };
    },

    async distance(from, to, mode, language) {
      const query = { origins: at(from), destinations: at(to), mode };
      const { rows = [], status } = await ask('distancematrix', query, language);
      const elements = rows.map((row) => ({
        elements: row.elements.map(({ distance = NONE, duration = NONE, status }) => ({
          distance,
          duration,
          status,
        })),
      }));
      return { rows: elements, status };
    },
  };
}
