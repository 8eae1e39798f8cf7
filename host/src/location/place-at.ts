import { ApiError, fetchGeocode, fetchZoneLookup, queryClient, scopedKey } from '@souk/api-client';
import type { PlaceAt } from '@souk/contracts';
import type { Position } from '@souk/maps';
import { queryOptions } from '@tanstack/react-query';

export interface PlaceWords {
  unserved: string;
  /** The words for a failed call (API-8). */
  errorText(error: ApiError): string;
}

/**
 * The address and the zones of a position. A failed lookup is an answer here, not an error: the picker says it on its
 * button, and no toast repeats it. Asked again whenever the position is chosen again.
 */
export function placeAtQuery(position: Position, words: PlaceWords) {
  const at = rounded(position);
  return queryOptions({
    queryKey: scopedKey('placeAt', at, ['language']),
    queryFn: ({ signal }) => lookUpPlace(at, words, signal),
    retry: false,
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** The same outside a component. */
export const placeAt = (position: Position, words: PlaceWords): Promise<PlaceAt> =>
  queryClient.fetchQuery(placeAtQuery(position, words));

/** The same for callers that store the answer; `signal` cancels the request. */
export async function lookUpPlace(
  position: Position,
  { unserved, errorText }: PlaceWords,
  signal: AbortSignal,
): Promise<PlaceAt> {
  const at = rounded(position);
  /** What is known where the server could not answer; otherwise undefined. */
  const withoutAnswer = (error: unknown) => {
    signal.throwIfAborted();
    return isOutage(error) ? { problem: errorText(error), isUnknown: true } : undefined;
  };
  const [place, zones] = await Promise.all([
    fetchGeocode(at, signal).then(
      ({ results }) => ({ address: results[0]?.formatted_address ?? null }),
      (error: unknown) => ({ address: null, ...withoutAnswer(error) }),
    ),
    fetchZoneLookup(at, signal).then(
      ({ zone_id }) => ({ zoneIds: zone_id, problem: zone_id.length > 0 ? null : unserved }),
      (error: unknown) => {
        const message = error instanceof ApiError ? error.errors[0]?.message : undefined;
        return { zoneIds: [], problem: message ?? unserved, ...withoutAnswer(error) };
      },
    ),
  ]);
  // What could not be asked comes before what the other answer says.
  return { ...at, ...zones, ...place };
}

const isOutage = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind !== 'http' || error.status >= 500);

/** A tenth of a metre: finer would only make the same place another question. */
const rounded = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
});
