import { createGoogleProvider } from './google/google-provider.ts';
import { createLeafletProvider } from './leaflet/leaflet-provider.ts';
import type { MapProvider } from './map-provider.ts';

export interface MapProviderOptions {
  /** The browser key of Google Maps, where the operator has one. */
  googleKey?: string | null;
  /** The city that the keyless map draws (`map_geojson_url` of the configuration); none draws plain ground. */
  geojsonUrl: string | null;
}

/** Google Maps where a browser key is configured, else the keyless city (LOC-23). Make one per page. */
export function createMapProvider({ googleKey, geojsonUrl }: MapProviderOptions): MapProvider {
  return googleKey ? createGoogleProvider(googleKey) : createLeafletProvider(geojsonUrl);
}
