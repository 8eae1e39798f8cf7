import { useConfig } from '@souk/api-client';
import { type MapProvider, pageMapProvider } from '@souk/maps';

/** The marketplace's way to draw maps (LOC-23). */
export const useMapProvider = (): MapProvider => pageMapProvider(useConfig().data?.map_geojson_url ?? null);
