import { aLocation } from '@souk/testing';
import { readStoredLocation, storeLocation } from './stored-location.ts';

beforeEach(() => localStorage.clear());

it('stores address with its language, position and zones under their names, and mirrors the zones in a cookie (LOC-6, LOC-22)', () => {
  storeLocation({ lat: 24.7, lng: 46.6, address: '1 Market Square', zoneIds: [1, 2] });
  expect({ ...localStorage }).toEqual({
    zoneid: '[1,2]',
    currentLatLng: '{"lat":24.7,"lng":46.6}',
    location: '1 Market Square',
    location_language: 'en',
  });
  expect(document.cookie).toContain(`souk_zone=${encodeURIComponent('[1,2]')}`);
});

it('reads back what it stored', () => {
  storeLocation(aLocation());
  expect(readStoredLocation()).toEqual(aLocation());
});

it.each([
  ['no zone', 'zoneid', '[]'],
  ['a spoilt zone', 'zoneid', 'x'],
  ['zones that are no ids', 'zoneid', '["a"]'],
  ['a position without a longitude', 'currentLatLng', '{"lat":1}'],
])('has no location with %s (LOC-12)', (_, key, value) => {
  storeLocation(aLocation());
  localStorage.setItem(key, value);
  expect(readStoredLocation()).toBeNull();
});
