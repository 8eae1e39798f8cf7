import { placeDetailsQuery, predictionsQuery, queryClient } from '@souk/api-client';
import type { Prediction } from '@souk/contracts';
import type { Position } from '@souk/maps';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../state/use-debounced.ts';

const DEBOUNCE_MS = 500;

const NONE: readonly Prediction[] = [];

/** The places that a typed text may mean (LOC-13); null while they are being looked up. */
export function usePlaceSuggestions(typed: string): readonly Prediction[] | null {
  const wanted = typed.trim();
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const { data, isError } = useQuery({
    ...predictionsQuery({ search_text: settled }),
    enabled: settled !== '' && settled === wanted,
  });
  if (wanted === '' || isError) return NONE;
  return settled === wanted ? (data?.predictions ?? null) : null;
}

/** Where a suggested place is (LOC-14); null where that could not be found out. */
export async function positionOf(prediction: Prediction): Promise<Position | null> {
  try {
    const details = await queryClient.fetchQuery(placeDetailsQuery({ placeid: prediction.place_id }));
    return details.result.geometry.location;
  } catch {
    return null;
  }
}
