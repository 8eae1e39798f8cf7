import { directionsUrl } from './directions-url.ts';

const store = { lat: 24.78, lng: 54.76 };
const home = { lat: 24.79, lng: 54.77 };
const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

it('leads to OpenStreetMap, or to Google where the marketplace draws with Google (LOC-18)', () => {
  const open = directionsUrl('leaflet', store, home);
  expect(new URL(open).host).toBe('www.openstreetmap.org');
  expect(query(open).route).toBe('24.780000,54.760000;24.790000,54.770000');
  expect(query(directionsUrl('google', store, home))).toEqual({
    api: '1',
    origin: '24.780000,54.760000',
    destination: '24.790000,54.770000',
    travelmode: 'walking',
  });
});

it('leads to the place itself where nothing is known of the visitor’s (LOC-18)', () => {
  expect(query(directionsUrl('leaflet', store)).route).toBe(';24.780000,54.760000');
  const google = query(directionsUrl('google', store));
  expect(google.destination).toBe('24.780000,54.760000');
  expect(google).not.toHaveProperty('origin');
});
