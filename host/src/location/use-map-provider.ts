import { useConfig } from '@souk/api-client';
import { createMapProvider, type MapProvider } from '@souk/maps';
import { useMemo } from 'react';

/** The page says so where the operator has a browser key; its policy is then the wider one. */
const googleKey = () => document.querySelector<HTMLMetaElement>('meta[name="souk-google-maps-key"]')?.content;

/** The marketplace's way to draw maps (LOC-23). */
export function useMapProvider(): MapProvider {
  const geojsonUrl = useConfig().data?.map_geojson_url ?? null;
  return useMemo(() => createMapProvider({ googleKey: googleKey(), geojsonUrl }), [geojsonUrl]);
}
