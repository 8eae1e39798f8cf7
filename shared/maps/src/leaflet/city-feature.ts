export type CityKind =
  | 'land'
  | 'water'
  | 'river'
  | 'park'
  | 'building'
  | 'street'
  | 'avenue'
  | 'district'
  | 'place';

/** A thing of the city, its corners in the Mercator square as x, y, x, y, … */
export interface CityFeature {
  kind: CityKind;
  name: { en: string; ar: string } | null;
  shape: 'area' | 'line' | 'point';
  rings: readonly (readonly number[])[];
  box: { left: number; top: number; right: number; bottom: number };
  /** Where its name stands, unless it is written along a line. */
  anchor: { x: number; y: number };
}
