import { useConfig } from '@souk/api-client';
import { createMapProvider, type MapProvider } from '@souk/maps';

/** The page says so where the operator has a browser key; its policy is then the wider one. */
const googleKey = () => document.querySelector<HTMLMetaElement>('meta[name="souk-google-maps-key"]')?.content;

/** One for the page, however many maps it opens. */
let made: { geojsonUrl: string | null; provider: MapProvider } | null = null;

function providerOf(geojsonUrl: string | null): MapProvider {
  if (made?.geojsonUrl !== geojsonUrl)
    made = { geojsonUrl, provider: createMapProvider({ googleKey: googleKey(), geojsonUrl }) };
  return made.provider;
}

/** The marketplace's way to draw maps (LOC-23). */
export const useMapProvider = (): MapProvider => providerOf(useConfig().data?.map_geojson_url ?? null);
