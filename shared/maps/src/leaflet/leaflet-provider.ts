import { createElement } from 'react';
import type { MapProvider, MapSurfaceProps } from '../map-provider.ts';
import { emptyCity, readCity } from './city.ts';

/** The keyless map: Leaflet over the city's GeoJSON. */
export function createLeafletProvider(geojsonUrl: string | null): MapProvider {
  return {
    name: 'leaflet',
    async load() {
      const [{ LeafletSurface }, city] = await Promise.all([
        import('./leaflet-surface.tsx'),
        fetchCity(geojsonUrl),
      ]);
      return (props: MapSurfaceProps) => createElement(LeafletSurface, { ...props, city });
    },
  };
}

async function fetchCity(url: string | null) {
  if (!url) return emptyCity();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The city's map answered ${response.status}`);
  return readCity(await response.json());
}
