import type { PickedLocation } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { initLanguage } from '@souk/i18n';
import { aGeocodeAnswer, aLocation, marketplace, refuses } from '@souk/testing';
import { createLocation } from './location.ts';
import { aDevice } from './a-device.ts';

const here = aLocation();

function aController() {
  const toast = jest.fn();
  const onPicked = jest.fn();
  const told: (PickedLocation | null)[] = [];
  const stop = bus.on('location:changed', ({ location }) => void told.push(location));
  stops.push(stop);
  const location = createLocation({ toast, errorText: ({ kind }) => `Failed: ${kind}` });
  location.onPicked(onPicked);
  return { location, toast, onPicked, told };
}
const stops: (() => void)[] = [];

beforeEach(() => localStorage.clear());
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('stores a pick of the header, notifies the page without a reload, and goes on to the modules (LOC-6, LOC-8, AMB-25)', async () => {
  const { location, onPicked, told } = aController();
  const picked = location.services.pick({ flow: 'header' });
  location.finish(here);
  await expect(picked).resolves.toEqual(here);
  expect(localStorage.getItem('zoneid')).toBe('[1]');
  expect(location.services.current.get()).toEqual(here);
  expect(told).toEqual([here]);
  expect(onPicked).toHaveBeenCalledWith('header');
  expect(location.picking.get()).toBeNull();
});

it('returns a parcel’s place to the caller, and stores it like any other (LOC-6, LOC-8)', async () => {
  const { location, toast, told } = aController();
  const picked = location.services.pick({ flow: 'parcel' });
  location.finish(here);
  await expect(picked).resolves.toEqual(here);
  expect(localStorage.getItem('location')).toBe(here.address);
  expect(localStorage.getItem('zoneid')).toBe('[1]');
  expect(told).toEqual([here]);
  expect(toast).not.toHaveBeenCalled();
});

it('stores only the zones of a receiver’s place, and reports that it has been set (LOC-6)', async () => {
  const { location, toast, told } = aController();
  void location.services.pick({ flow: 'store' });
  location.finish(here);
  const picked = location.services.pick({ flow: 'receiver' });
  const there = aLocation({ lat: 24.9, lng: 46.9, address: '9 Palm Street', zoneIds: [2] });
  location.finish(there);
  await expect(picked).resolves.toEqual(there);
  expect(toast).toHaveBeenCalledWith({ kind: 'success', text: 'New location has been set.' });
  expect(localStorage.getItem('zoneid')).toBe('[2]');
  expect(localStorage.getItem('location')).toBe(here.address);
  expect(told.at(-1)).toEqual({ ...here, zoneIds: [2] });
});

it('stores no address for a receiver where the visitor has no place (LOC-6)', async () => {
  const { location, told } = aController();
  void location.services.pick({ flow: 'receiver' });
  location.finish(here);
  expect({ ...localStorage }).toEqual({ zoneid: '[1]' });
  expect(location.services.current.get()).toBeNull();
  expect(told).toEqual([]);
});

it('stores a pick for a store (LOC-8)', async () => {
  const { location } = aController();
  const picked = location.services.pick({ flow: 'store' });
  location.finish(here);
  await picked;
  expect(location.services.current.get()).toEqual(here);
});

it('returns nothing when the dialog is closed, or when another question replaces it', async () => {
  const { location } = aController();
  const first = location.services.pick({ flow: 'store' });
  const second = location.services.pick({ flow: 'header' });
  await expect(first).resolves.toBeNull();
  location.finish(null);
  await expect(second).resolves.toBeNull();
});

it('asks to insert a delivery location only where there is none (LOC-19)', async () => {
  const { location } = aController();
  const asked = location.requireLocation();
  expect(location.alerting.get()).toBe(true);
  location.answerAlert(true);
  expect(location.picking.get()).toEqual({ flow: 'store' });
  location.finish(here);
  await expect(asked).resolves.toEqual(here);
  await expect(location.requireLocation()).resolves.toEqual(here);
  expect(location.alerting.get()).toBe(false);
});

it('accepts a no (LOC-19)', async () => {
  const { location } = aController();
  const asked = location.requireLocation();
  location.answerAlert(false);
  await expect(asked).resolves.toBeNull();
});

it('looks up address and zone of the device’s position and stores both (LOC-3, LOC-20)', async () => {
  aDevice({ lat: 24.7, lng: 46.7 });
  marketplace.answers({ geocode: aGeocodeAnswer('2 Palm Street') });
  const { location, onPicked } = aController();
  const picked = { lat: 24.7, lng: 46.7, address: '2 Palm Street', zoneIds: [1] };
  await expect(location.pickDevicePosition('header')).resolves.toEqual({ location: picked });
  expect(marketplace.requests('zoneLookup')[0]?.query).toEqual({ lat: '24.7', lng: '46.7' });
  expect(location.services.current.get()).toEqual(picked);
  expect(onPicked).toHaveBeenCalledWith('header');
});

it('shows the server’s reason why a place is not served, and stores nothing (LOC-5)', async () => {
  marketplace.answers({ zoneLookup: refuses(404, 'Service not available in this area') });
  const { location } = aController();
  await expect(location.pickAt({ lat: 1, lng: 1 }, 'header')).resolves.toEqual({
    location: null,
    problem: 'Service not available in this area',
  });
  expect(localStorage).toHaveLength(0);
});

it('opens the permission dialog when the browser denies the position (LOC-9, LOC-10)', async () => {
  aDevice('PERMISSION_DENIED');
  const { location, toast } = aController();
  await expect(location.locate()).resolves.toBeNull();
  expect(location.permissionIsOff.get()).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

it('shows a message when the device does not know where it is', async () => {
  aDevice('POSITION_UNAVAILABLE');
  const { location, toast } = aController();
  await location.locate();
  expect(location.permissionIsOff.get()).toBe(false);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
});

it('follows a pick that another tab made', () => {
  const { location, told } = aController();
  localStorage.setItem('currentLatLng', JSON.stringify({ lat: here.lat, lng: here.lng }));
  localStorage.setItem('location', here.address);
  localStorage.setItem('zoneid', JSON.stringify(here.zoneIds));
  window.dispatchEvent(new StorageEvent('storage', { key: 'zoneid', storageArea: localStorage }));
  expect(location.services.current.get()).toEqual(here);
  expect(told.at(-1)).toEqual(here);
});

describe('after a change of the language (I18-2)', () => {
  const renewedIn = async (before: string, after: string) => {
    initLanguage(before);
    const { location } = aController();
    location.take(here, 'header');
    initLanguage(after);
    marketplace.answers({ geocode: aGeocodeAnswer('شارع المرفأ 12') });
    const reloaded = createLocation({ toast: jest.fn(), errorText: ({ kind }) => `Failed: ${kind}` });
    await reloaded.renewAddress();
    return reloaded.services.current.get();
  };
  afterEach(() => initLanguage('en'));

  it('shows the address of the same place in the new language', async () => {
    expect(await renewedIn('en', 'ar')).toEqual({ ...here, address: 'شارع المرفأ 12' });
    expect(localStorage.getItem('location')).toBe('شارع المرفأ 12');
  });

  it('sends no request while the language is the same', async () => {
    expect(await renewedIn('en', 'en')).toEqual(here);
    expect(marketplace.requests('geocode')).toEqual([]);
  });
});
