import { placeDetailsQuery, queryClient } from '@souk/api-client';
import type { PickLocationOptions } from '@souk/contracts';
import type { MapProvider, MapSurfaceProps } from '@souk/maps';
import {
  aGeocodeAnswer,
  aLocation,
  aZone,
  aZoneLookup,
  marketplace,
  pending,
  refuses,
  renderRemote,
  somePlaceDetails,
  somePredictions,
} from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PHONE } from '../browser/phone.ts';
import { createLocation, type Location } from './location.ts';
import { LocationPicker } from './location-picker.tsx';

const CITY = { lat: 24.7136, lng: 46.6753 };
const PATIENCE = { timeout: 4000 };

/** A map that shows its props and can be dragged to one place. */
function FakeSurface({ position, zoom, label, outlines, onMove }: MapSurfaceProps) {
  return (
    <div role="application" aria-label={label}>
      <output>{`${position.lat},${position.lng} at ${zoom} with ${outlines.length} outlines`}</output>
      <button onClick={() => onMove({ lat: 24.72, lng: 46.68 }, zoom)}>drag</button>
    </div>
  );
}
const maps: MapProvider = { name: 'leaflet', load: () => Promise.resolve(FakeSurface) };

function openPicker(flow: PickLocationOptions['flow'] = 'header') {
  const location: Location = createLocation({ toast: jest.fn(), errorText: ({ kind }) => `Failed: ${kind}` });
  const picked = location.services.pick({ flow });
  const drawn = renderRemote(() => (
    <LocationPicker location={location} maps={maps} flow={flow} start={CITY} />
  ));
  return { ...drawn, location, picked };
}

const map = () => within(screen.getByRole('application', { name: 'Map to choose a location' }));
const pickButton = () => screen.findByRole('button', { name: 'Pick this location' }, PATIENCE);

beforeEach(() => localStorage.clear());

it('starts at the marketplace’s city, two streets wide, with the zones drawn (LOC-2, LOC-9)', async () => {
  marketplace.answers({ zones: [aZone(), aZone({ id: 2 })] });
  openPicker();
  expect(await screen.findByText('24.7136,46.6753 at 17 with 2 outlines', {}, PATIENCE)).toBeVisible();
});

it('offers search, map, current position and pick (LOC-1)', async () => {
  openPicker();
  expect(screen.getByRole('dialog', { name: 'Choose your location' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search for a street or place' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use current location' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await waitFor(async () => expect(await pickButton()).toBeEnabled(), PATIENCE);
});

it.each([
  ['parcel', 'Choose the pickup location'],
  ['receiver', 'Choose the drop-off location'],
] as const)('says which end of a parcel is chosen: %s (PCL-6)', async (flow, name) => {
  openPicker(flow);
  expect(screen.getByRole('dialog', { name })).toBeVisible();
  await waitFor(async () => expect(await pickButton()).toBeEnabled(), PATIENCE);
});

it('cannot be picked before address and zone are known (LOC-4)', async () => {
  marketplace.answers({ zoneLookup: pending() });
  openPicker();
  await waitFor(() => expect(marketplace.requests('geocode')).toHaveLength(1));
  expect(await pickButton()).toBeDisabled();
});

it('cannot be picked where no address is found (LOC-4)', async () => {
  marketplace.answers({ geocode: { results: [], status: 'ZERO_RESULTS' } });
  openPicker();
  expect(await screen.findByText(/couldn't find an address here/, {}, PATIENCE)).toBeVisible();
  expect(await pickButton()).toBeDisabled();
});

it.each(['zoneLookup', 'geocode'] as const)(
  'says that the server did not answer to %s, and asks again, instead of that nothing is delivered there (API-8, LOC-5)',
  async (call) => {
    marketplace.answers({ [call]: refuses(503) });
    const { user, picked } = openPicker();
    expect(await screen.findByText('Failed: http', {}, PATIENCE)).toBeVisible();
    expect(screen.queryByText(/find an address here/)).toBeNull();
    marketplace.answers({ geocode: aGeocodeAnswer(), zoneLookup: aZoneLookup() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await pickButton());
    await expect(picked).resolves.toMatchObject({ zoneIds: [1] });
  },
);

it('looks up the place that the map was dragged to, and picks it (LOC-3, LOC-15, LOC-16)', async () => {
  marketplace.answers({
    geocode: ({ query }) => aGeocodeAnswer(query.lat === '24.72' ? '9 Palm Street' : '1 Market Square'),
  });
  const { user, picked } = openPicker();
  await screen.findByText('1 Market Square', {}, PATIENCE);
  await user.click(await map().findByRole('button', { name: 'drag' }));
  expect(await screen.findByText('9 Palm Street', {}, PATIENCE)).toBeVisible();
  await user.click(await pickButton());
  await expect(picked).resolves.toEqual({ lat: 24.72, lng: 46.68, address: '9 Palm Street', zoneIds: [1] });
});

it('zooms by its buttons (LOC-9)', async () => {
  const { user } = openPicker();
  await screen.findByText(/at 17/, {}, PATIENCE);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText(/at 18/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(screen.getByText(/at 17/)).toBeVisible();
});

it('shows the server’s first message on the button outside of all zones; pressing it closes (LOC-5)', async () => {
  marketplace.answers({ zoneLookup: refuses(404, 'Service not available in this area') });
  const { user, picked } = openPicker();
  const button = await screen.findByRole('button', { name: 'Service not available in this area' }, PATIENCE);
  await user.click(button);
  await expect(picked).resolves.toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('goes to a suggestion chosen with the keyboard (LOC-1, LOC-3, LOC-13, LOC-14)', async () => {
  marketplace.answers({
    autocomplete: somePredictions(['Market Square', 'Market Street']),
    placeDetails: somePlaceDetails({ lat: 24.75, lng: 46.65 }),
  });
  const { user } = openPicker();
  const search = screen.getByRole('combobox');
  await user.type(search, 'market');
  const options = await screen.findAllByRole('option', {}, PATIENCE);
  expect(options.map((option) => option.textContent)).toEqual([
    'Market SquareHarbour',
    'Market StreetHarbour',
  ]);
  expect(marketplace.requests('autocomplete').map(({ query }) => query.search_text)).toEqual(['market']);

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(search).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^24.75,46.65 at 17/, {}, PATIENCE)).toBeVisible();
  expect(marketplace.requests('placeDetails')[0]?.query).toEqual({ placeid: 'place-2' });
  expect(search).toHaveValue('Market Street, Harbour');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('lets the keyboard of a phone go with the choice of a suggestion: the button lies behind it (LOC-1)', async () => {
  const { matchMedia } = globalThis;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media === PHONE }));
  marketplace.answers({
    autocomplete: somePredictions(['Market Square']),
    placeDetails: somePlaceDetails({ lat: 24.75, lng: 46.65 }),
  });
  const { user } = openPicker();
  await user.type(screen.getByRole('combobox'), 'market');
  await user.click(await screen.findByRole('option', {}, PATIENCE));
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(await screen.findByText(/^24.75,46.65 at 17/, {}, PATIENCE)).toBeVisible();
});

it('closes the suggestions with Escape, and the dialog only with a second one', async () => {
  const { user, picked } = openPicker();
  await user.type(screen.getByRole('combobox'), 'market');
  await screen.findByRole('option', {}, PATIENCE);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await expect(picked).resolves.toBeNull();
});

it('says that nothing was found (LOC-13)', async () => {
  marketplace.answers({ autocomplete: somePredictions([]) });
  const { user } = openPicker();
  await user.type(screen.getByRole('combobox'), 'nowhere');
  expect(await screen.findAllByText('No places found', {}, PATIENCE)).not.toHaveLength(0);
});

it('goes to the device’s position (LOC-3)', async () => {
  const { user, location } = openPicker();
  jest.spyOn(location, 'locate').mockResolvedValue({ lat: 24.7, lng: 46.7 });
  await screen.findByText(/at 17/, {}, PATIENCE);
  await user.click(screen.getByRole('button', { name: 'Use current location' }));
  expect(await screen.findByText(/^24.7,46.7 at 17/, {}, PATIENCE)).toBeVisible();
});

/** An answer that comes when the test says so. */
function anAnswer<T>() {
  let give: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((done) => (give = done));
  return { answer, give };
}

it('stays where the map was dragged to while the device was still finding its position (LOC-3)', async () => {
  const { user, location } = openPicker();
  const device = anAnswer<{ lat: number; lng: number }>();
  jest.spyOn(location, 'locate').mockReturnValue(device.answer);
  const button = screen.getByRole('button', { name: 'Use current location' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(button).toBeDisabled();
  await user.click(await map().findByRole('button', { name: 'drag' }));
  expect(button).toBeEnabled();
  await act(async () => device.give({ lat: 24.7, lng: 46.7 }));
  expect(screen.getByText(/^24.72,46.68 at 18/)).toBeVisible();
  await waitFor(async () => expect(await pickButton()).toBeEnabled(), PATIENCE);
});

it('goes to the suggestion chosen last, whichever is found first, and cannot be picked before (LOC-4, LOC-14)', async () => {
  const details = { 'place-1': anAnswer<void>(), 'place-2': anAnswer<void>(), 'place-3': anAnswer<void>() };
  marketplace.answers({
    autocomplete: somePredictions(['Market Square', 'Market Street', 'Market Hall']),
    placeDetails: async ({ query }) => {
      const id = query.placeid as keyof typeof details;
      await details[id].answer;
      return somePlaceDetails({ lat: 24.75, lng: 46.6 + Number(id.at(-1)) / 100 });
    },
  });
  const { user } = openPicker();
  await waitFor(async () => expect(await pickButton()).toBeEnabled(), PATIENCE);
  const search = screen.getByRole('combobox');
  const choose = async (name: string) => {
    await user.clear(search);
    await user.type(search, 'market');
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }, PATIENCE));
  };
  const find = async (placeid: keyof typeof details) => {
    details[placeid].give();
    const { queryKey } = placeDetailsQuery({ placeid });
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    await act(async () => {});
  };
  await choose('Market Square');
  await choose('Market Street');
  await choose('Market Hall');
  await find('place-1');
  expect(screen.getByText(/^24.7136,46.6753 at 17/)).toBeVisible();
  expect(await pickButton()).toBeDisabled();
  await find('place-3');
  expect(await screen.findByText(/^24.75,46.63 at 17/, {}, PATIENCE)).toBeVisible();
  await waitFor(async () => expect(await pickButton()).toBeEnabled(), PATIENCE);
  await find('place-2');
  expect(screen.getByText(/^24.75,46.63 at 17/)).toBeVisible();
});

it('is in Arabic (I18-5)', async () => {
  const location = createLocation({ toast: jest.fn(), errorText: ({ kind }) => `Failed: ${kind}` });
  void location.services.pick({ flow: 'header' });
  renderRemote(() => <LocationPicker location={location} maps={maps} flow="header" start={aLocation()} />, {
    language: 'ar',
  });
  expect(await screen.findByRole('button', { name: 'اختر هذا الموقع' }, PATIENCE)).toBeVisible();
  act(() => location.finish(null));
});
