import { useMemo } from 'react';
import { FittedMap } from './fitted-map.tsx';
import type { MapMarker, MapProvider } from './map-provider.ts';

export interface RouteMapProps {
  provider: MapProvider;
  /** Names the map for those who do not see it. */
  label: string;
  /** The ends of the route and what lies between, in order; a single one is shown alone. */
  stops: readonly MapMarker[];
}

/** A map that shows a whole route when it opens, and can then be moved like any other (LOC-18). */
export function RouteMap({ provider, label, stops }: RouteMapProps) {
  const route = useMemo(() => stops.map(({ position }) => position), [stops]);
  return <FittedMap provider={provider} label={label} markers={stops} route={route} />;
}
