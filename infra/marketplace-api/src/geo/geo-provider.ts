import type { DistanceAnswer, GeocodeAnswer, PlaceDetails, Position, Predictions } from '@souk/contracts/api';
import type { Language } from '../texts/translate.ts';

/** Looks places up (LOC-23): Google with a key, the city's own gazetteer otherwise. */
export interface GeoProvider {
  autocomplete(text: string, language: Language): Promise<Predictions>;
  /** Null when there is no such place. */
  details(placeId: string, language: Language): Promise<PlaceDetails | null>;
  geocode(position: Position, language: Language): Promise<GeocodeAnswer>;
  distance(
    from: Position,
    to: Position,
    mode: 'walking' | 'driving',
    language: Language,
  ): Promise<DistanceAnswer>;
}
