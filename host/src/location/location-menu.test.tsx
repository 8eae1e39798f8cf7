import { aCustomer, aLocation, anAddress, renderRemote, type ShellFacts } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { createLocation } from './location.ts';
import { LocationContext } from './location-context.ts';
import { LocationMenu } from './location-menu.tsx';
import { storeLocation } from './stored-location.ts';

async function openMenu(shell: ShellFacts = {}) {
  const onPicked = jest.fn();
  const location = createLocation({ toast: jest.fn(), errorText: ({ kind }) => `Failed: ${kind}` });
  location.onPicked(onPicked);
  const drawn = renderRemote(
    () => (
      <LocationContext value={location}>
        <LocationMenu />
      </LocationContext>
    ),
    { shell },
  );
  await drawn.user.click(screen.getByRole('button', { name: 'Location' }));
  await screen.findByRole('menu', { name: 'Location' });
  return { ...drawn, location, onPicked };
}

beforeEach(() => localStorage.clear());

it('sends a guest to sign in for saved addresses (LOC-21)', async () => {
  const { user, shell } = await openMenu();
  const sentence = 'To select from saved addresses, you need to sign in.';
  await user.click(screen.getByRole('menuitem', { name: sentence }));
  expect(shell.session.signIn).toHaveBeenCalled();
});

it('offers a customer their saved addresses, the device’s position and the map, and no way to sign in (LOC-20)', async () => {
  await openMenu({ customer: aCustomer() });
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Saved Addresses',
    'Use current location',
    'Pick from Map',
  ]);
});

it('stores text, position and zones of a saved address that is selected, like a pick of the map (LOC-20)', async () => {
  const address = anAddress({ zone_ids: [2, 3] });
  const { user, location, onPicked } = await openMenu({ customer: aCustomer(), addresses: [address] });
  await user.click(screen.getByRole('menuitem', { name: 'Saved Addresses' }));
  await waitFor(() => expect(onPicked).toHaveBeenCalledWith('saved'));
  expect(location.services.current.get()).toEqual({
    lat: address.latitude,
    lng: address.longitude,
    address: address.address,
    zoneIds: [2, 3],
  });
  expect(localStorage.getItem('zoneid')).toBe('[2,3]');
  expect(localStorage.getItem('location')).toBe(address.address);
  expect(screen.getByText(address.address)).toBeVisible();
});

it('leaves the place as it is where no saved address is selected, or the current one (LOC-20, ADDR-13)', async () => {
  storeLocation(aLocation());
  const { user, location, onPicked, shell } = await openMenu({ customer: aCustomer() });
  for (const chosen of [null, anAddress({ latitude: aLocation().lat, longitude: aLocation().lng })]) {
    jest.mocked(shell.addresses.choose).mockResolvedValue(chosen);
    await user.click(await screen.findByRole('menuitem', { name: 'Saved Addresses' }));
    expect(location.services.current.get()).toEqual(aLocation());
    await user.click(screen.getByRole('button', { name: 'Location' }));
  }
  expect(onPicked).not.toHaveBeenCalled();
});

it('opens the map in the header’s flow (LOC-8, LOC-20)', async () => {
  const { user, location } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Pick from Map' }));
  expect(location.picking.get()).toEqual({ flow: 'header' });
});

it('picks the device’s position, and gives the reason where that is not served (LOC-5, LOC-20)', async () => {
  const { user, location, shell } = await openMenu();
  const outcome = { location: null, problem: 'Service not available in this area' };
  const pick = jest.spyOn(location, 'pickDevicePosition').mockResolvedValue(outcome);
  await user.click(screen.getByRole('menuitem', { name: 'Use current location' }));
  expect(pick).toHaveBeenCalledWith('header');
  await waitFor(() =>
    expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: outcome.problem })),
  );
});

it('shows the current delivery address', async () => {
  storeLocation(aLocation());
  await openMenu();
  expect(screen.getByText('1 Market Square, Harbour')).toBeVisible();
});
