import { changedStoreAddress, readStoreAddress } from './store-address.ts';

const read = (query: string) => readStoreAddress(new URLSearchParams(query));

it('reads words, diet and distance, or the position of the customer (STR-5)', () => {
  expect(read('search=soup&filter=veg&distance=1.25')).toEqual({
    search: 'soup',
    diet: 'veg',
    distance: 1.25,
    from: null,
  });
  expect(read('lat=24.7&lng=-54.7').from).toEqual({ lat: 24.7, lng: -54.7 });
});

it.each([
  'distance=far&filter=vegan',
  'distance=-1',
  'distance=1e9',
  'lat=99&lng=1',
  'lat=1',
  'search=%00%20',
])('survives %s (STR-5)', (query) => expect(read(query)).toEqual(read('')));

it('leaves out what is not set, and keeps the rest (STR-7)', () => {
  const at = new URLSearchParams('module_id=1&search=soup&filter=veg');
  expect(String(changedStoreAddress(at, { search: '' }))).toBe('module_id=1&filter=veg');
  expect(String(changedStoreAddress(at, { diet: null }))).toBe('module_id=1&search=soup');
});
