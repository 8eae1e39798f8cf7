import { createMapProvider } from './create-map-provider.ts';

it('draws with Google where a browser key is configured, else without any key (LOC-23)', () => {
  expect(createMapProvider({ googleKey: 'a-key', geojsonUrl: '/city.geojson' }).name).toBe('google');
  expect(createMapProvider({ googleKey: '', geojsonUrl: '/city.geojson' }).name).toBe('leaflet');
  expect(createMapProvider({ geojsonUrl: null }).name).toBe('leaflet');
});
