import type { MapSurfaceProps } from '@souk/maps';
import { aConfig, aLocation, marketplace, renderRemote } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import { aDevice } from './a-device.ts';
import { createLocation } from './location.ts';
import { LocationContext } from './location-context.ts';
import { LocationDialogs } from './location-dialogs.tsx';
import { storeLocation } from './stored-location.ts';

const FakeSurface = ({ position, route }: MapSurfaceProps) => (
  <output>
    {route.length > 0 ? `a route of ${route.length} places` : `${position.lat},${position.lng}`}
  </output>
);
const fakeMaps = { name: 'leaflet', load: () => Promise.resolve(FakeSurface) };
jest.mock('./use-map-provider.ts', () => ({ useMapProvider: () => fakeMaps }));

const PATIENCE = { timeout: 4000 };

function drawDialogs() {
  const location = createLocation({ toast: jest.fn(), errorText: ({ kind }) => `Failed: ${kind}` });
  const drawn = renderRemote(() => (
    <LocationContext value={location}>
      <LocationDialogs />
    </LocationContext>
  ));
  return { ...drawn, location };
}

beforeEach(() => localStorage.clear());

it('starts the map at the configured location, or where the caller asks (LOC-2)', async () => {
  marketplace.answers({ config: aConfig({ default_location: { lat: 24.1, lng: 46.1 } }) });
  const { location } = drawDialogs();
  act(() => void location.services.pick({ flow: 'header' }));
  expect(await screen.findByText('24.1,46.1', {}, PATIENCE)).toBeVisible();
  act(() => void location.services.pick({ flow: 'store', start: { lat: 24.2, lng: 46.2 } }));
  expect(await screen.findByText('24.2,46.2', {}, PATIENCE)).toBeVisible();
});

it('asks for the browser’s permission in the required words (LOC-10)', async () => {
  aDevice('PERMISSION_DENIED');
  const { user, location } = drawDialogs();
  await act(() => location.locate());
  const dialog = await screen.findByRole('dialog', { name: 'Please allow browser location permission' });
  expect(dialog).toHaveTextContent(
    'Your browser location track permission is off. Please turn on the location permission to detect current location',
  );
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks to insert a delivery location, and leads to the map (LOC-19)', async () => {
  const { user, location } = drawDialogs();
  act(() => void location.requireLocation());
  expect(await screen.findByRole('dialog', { name: 'Insert delivery location' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pick from Map' }));
  expect(await screen.findByRole('dialog', { name: 'Choose your location' }, PATIENCE)).toBeVisible();
});

const shop = { lat: 24.7, lng: 46.6, label: 'Harbour Bakery' };

it('shows the route from a store to the customer’s place, how far it is, and leads on to directions (LOC-17, LOC-18)', async () => {
  const walk = { distance: { value: 1953, text: '2.0 km' }, duration: { value: 1447, text: '24 min' } };
  marketplace.answers({ distance: { rows: [{ elements: [{ ...walk, status: 'OK' }] }], status: 'OK' } });
  storeLocation(aLocation());
  const { user, location } = drawDialogs();
  act(() => location.services.showRoute({ from: shop }));
  const dialog = await screen.findByRole('dialog', { name: 'Route' });
  expect(within(dialog).getByText('Harbour Bakery')).toBeVisible();
  expect(within(dialog).getByText(aLocation().address)).toBeVisible();
  expect(await within(dialog).findByText('1.95 km, about 24 min on foot', {}, PATIENCE)).toBeVisible();
  expect(await within(dialog).findByText('a route of 2 places', {}, PATIENCE)).toBeVisible();
  expect(marketplace.requests('distance')[0]?.query).toEqual({
    origin_lat: '24.7',
    origin_lng: '46.6',
    destination_lat: '24.7136',
    destination_lng: '46.6753',
    mode: 'walking',
  });
  const outside = within(dialog).getByRole('link', { name: 'Get directions' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows only where a place is to a visitor without a location (LOC-18)', async () => {
  const { location } = drawDialogs();
  act(() => location.services.showRoute({ from: shop }));
  expect(await screen.findByRole('dialog', { name: 'Harbour Bakery' })).toBeVisible();
  expect(await screen.findByText('a route of 1 places', {}, PATIENCE)).toBeVisible();
  expect(marketplace.requests('distance')).toEqual([]);
});
