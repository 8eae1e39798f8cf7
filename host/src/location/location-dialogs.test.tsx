import type { MapSurfaceProps } from '@souk/maps';
import { aConfig, marketplace, renderRemote } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import { type Host, HostContext } from '../shell/host-context.ts';
import { aDevice } from './a-device.ts';
import { createLocation } from './location.ts';
import { LocationDialogs } from './location-dialogs.tsx';

const FakeSurface = ({ position }: MapSurfaceProps) => <output>{`${position.lat},${position.lng}`}</output>;
const fakeMaps = { name: 'leaflet', load: () => Promise.resolve(FakeSurface) };
jest.mock('./use-map-provider.ts', () => ({ useMapProvider: () => fakeMaps }));

const PATIENCE = { timeout: 4000 };

function drawDialogs() {
  const location = createLocation({ toast: jest.fn(), onPicked: jest.fn() });
  const host = { location } as Partial<Host> as Host; // the dialogs need no more of the host
  const drawn = renderRemote(() => (
    <HostContext value={host}>
      <LocationDialogs />
    </HostContext>
  ));
  return { ...drawn, location };
}

beforeEach(() => localStorage.clear());

it('starts the map at the configured location, or where the caller says (LOC-2)', async () => {
  marketplace.answers({ config: aConfig({ default_location: { lat: 24.1, lng: 46.1 } }) });
  const { location } = drawDialogs();
  act(() => void location.services.pick({ flow: 'header' }));
  expect(await screen.findByText('24.1,46.1', {}, PATIENCE)).toBeVisible();
  act(() => void location.services.pick({ flow: 'store', start: { lat: 24.2, lng: 46.2 } }));
  expect(await screen.findByText('24.2,46.2', {}, PATIENCE)).toBeVisible();
});

it('asks for the browser’s permission in so many words (LOC-10)', async () => {
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
  act(() => void location.insist());
  expect(await screen.findByRole('dialog', { name: 'Insert delivery location' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pick from Map' }));
  expect(await screen.findByRole('dialog', { name: 'Choose your location' }, PATIENCE)).toBeVisible();
});
