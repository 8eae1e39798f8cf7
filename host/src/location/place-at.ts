import { ApiError, fetchGeocode, fetchZoneLookup, queryClient, scopedKey } from '@souk/api-client';
import type { PlaceAt } from '@souk/contracts';
import type { Position } from '@souk/maps';
import { queryOptions } from '@tanstack/react-query';

/**
 * The address and the zones of a position. A failed lookup is an answer here, not an error: the picker says it on its
 * button, and no toast repeats it. Asked again whenever the position is chosen again.
 */
export function placeAtQuery(position: Position, unserved: string) {
  const at = rounded(position);
  return queryOptions({
    queryKey: scopedKey('placeAt', at, ['language']),
    queryFn: ({ signal }) => lookUpPlace(at, unserved, signal),
    retry: false,
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** The same outside a component. */
export const placeAt = (position: Position, unserved: string): Promise<PlaceAt> =>
  queryClient.fetchQuery(placeAtQuery(position, unserved));

/** The same for callers that store the answer; `signal` cancels the request. */
export async function lookUpPlace(
  position: Position,
  unserved: string,
  signal: AbortSignal,
): Promise<PlaceAt> {
  const at = rounded(position);
  const [address, zones] = await Promise.all([
    fetchGeocode(at, signal).then(
      ({ results }) => results[0]?.formatted_address ?? null,
      orGiveUp(signal, null),
    ),
    fetchZoneLookup(at, signal).then(
      ({ zone_id }) => ({ zoneIds: zone_id, problem: zone_id.length > 0 ? null : unserved }),
      (error: unknown) => {
        signal.throwIfAborted();
        const message = error instanceof ApiError ? error.errors[0]?.message : undefined;
        return { zoneIds: [], problem: message ?? unserved };
      },
    ),
  ]);
  return { ...at, address, ...zones };
}

function orGiveUp<T>(signal: AbortSignal, fallback: T) {
  return () => {
    signal.throwIfAborted();
    return fallback;
  };
}

/** A tenth of a metre: finer would only make the same place another question. */
const rounded = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
});
