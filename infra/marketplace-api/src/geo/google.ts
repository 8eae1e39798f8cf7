import type { Language } from '../texts/say.ts';
import { Problem } from '../http/problem.ts';
import type { GeoProvider } from './geo-provider.ts';

export interface GoogleOptions {
  key: string;
  /** Where Google's maps answer. */
  baseUrl?: string;
}

interface GooglePlace {
  place_id: string;
  name?: string;
  formatted_address: string;
  geometry: { location: { lat: number; lng: number } };
}

/** Google's web services, by the operator's server key (LOC-23); answers are cut down to what the contracts name. */
export function googleGeo({ key, baseUrl = 'https://maps.googleapis.com' }: GoogleOptions): GeoProvider {
  async function ask<Answer extends { status: string }>(
    path: string,
    query: Record<string, string>,
    language: Language,
  ): Promise<Answer> {
    const address = new URL(`/maps/api/${path}/json`, baseUrl);
    address.search = String(new URLSearchParams({ ...query, language, key }));
    const unreachable = () => new Problem(503, 'maps', 'geo.unreachable');
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (!response?.ok) throw unreachable();
    // The shape is Google's; its status says whether there is anything in it.
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (!answer || !['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'].includes(answer.status))
      throw unreachable();
    return answer;
  }
  const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;

  return {
    autocomplete: (text, language) => ask('place/autocomplete', { input: text }, language),

    async details(placeId, language) {
      const fields = 'place_id,name,formatted_address,geometry/location';
      const { result, status } = await ask<{ result?: GooglePlace; status: string }>(
        'place/details',
        { place_id: placeId, fields },
        language,
      );
      return result ? { result: { ...result, name: result.name ?? result.formatted_address }, status } : null;
    },

    geocode: (position, language) => ask('geocode', { latlng: at(position) }, language),

    distance: (from, to, mode, language) =>
      ask('distancematrix', { origins: at(from), destinations: at(to), mode }, language),
  };
}
