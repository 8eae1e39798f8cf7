import { marketplace, refuses, renderRemote, somePlaceDetails } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { createLocation } from './location.ts';
import { LocationContext } from './location-context.ts';
import { LocationSearchForm } from './location-search-form.tsx';

const PATIENCE = { timeout: 4000 };

function drawForm() {
  const onPicked = jest.fn();
  const location = createLocation({ toast: jest.fn(), errorText: ({ kind }) => `Failed: ${kind}` });
  location.onPicked(onPicked);
  const drawn = renderRemote(() => (
    <LocationContext value={location}>
      <LocationSearchForm />
    </LocationContext>
  ));
  return { ...drawn, location, onPicked };
}

beforeEach(() => localStorage.clear());

it('takes a suggestion as the location and goes on to the modules (LOC-8, LOC-24)', async () => {
  marketplace.answers({ placeDetails: somePlaceDetails({ lat: 24.75, lng: 46.65 }) });
  const { user, location, onPicked } = drawForm();
  await user.type(screen.getByRole('combobox'), 'market');
  await user.click(await screen.findByRole('option', {}, PATIENCE));
  await waitFor(() => expect(onPicked).toHaveBeenCalledWith('header'), PATIENCE);
  expect(location.services.current.get()).toMatchObject({ lat: 24.75, lng: 46.65, zoneIds: [1] });
});

it('shows in place that a suggestion lies outside of all zones (LOC-5)', async () => {
  marketplace.answers({ zoneLookup: refuses(404, 'Service not available in this area') });
  const { user, onPicked } = drawForm();
  await user.type(screen.getByRole('combobox'), 'market');
  await user.click(await screen.findByRole('option', {}, PATIENCE));
  expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
    'Service not available in this area',
  );
  expect(onPicked).not.toHaveBeenCalled();
});

it('leads to the map and to the device’s position (LOC-20)', async () => {
  const { user, location } = drawForm();
  const pick = jest
    .spyOn(location, 'pickDevicePosition')
    .mockResolvedValue({ location: null, problem: null });
  await user.click(screen.getByRole('button', { name: 'Use current location' }));
  expect(pick).toHaveBeenCalledWith('header');
  await user.click(screen.getByRole('button', { name: 'Pick from Map' }));
  expect(location.picking.get()).toEqual({ flow: 'header' });
});
