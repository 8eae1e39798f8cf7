import { createMapProvider } from './create-map-provider.ts';
import type { MapProvider } from './map-provider.ts';

/** The page is marked where the operator has a browser key; its policy is then the wider one. */
const googleKey = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="souk-google-maps-key"]')?.content;

/** One for the page, however many maps it opens. */
let made: { geojsonUrl: string | null; provider: MapProvider } | null = null;

/**
 * The marketplace's way to draw maps (LOC-23): Google where the page names a browser key, else the keyless city.
 * @param geojsonUrl `map_geojson_url` of the configuration; null while it is not known
 */
export function pageMapProvider(geojsonUrl: string | null): MapProvider {
  if (made?.geojsonUrl !== geojsonUrl)
    made = { geojsonUrl, provider: createMapProvider({ googleKey: googleKey(), geojsonUrl }) };
  return made.provider;
}
