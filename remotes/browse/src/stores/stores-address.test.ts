import { lacksDelivery } from '../page/delivery.ts';
import { changedStoreList, readStoreList } from './stores-address.ts';

const read = (query: string, name: 'latest' | 'popular' = 'latest') =>
  readStoreList(name, new URLSearchParams(query));

it('begins with the newest or the most popular stores (STR-5)', () => {
  expect(read('')).toEqual({
    type: 'newly_joined',
    delivery: 'all',
    fast: false,
    sort: 'recommended',
    pages: 1,
  });
  expect(read('', 'popular').type).toBe('popular');
});

it.each(['type=best&delivery=drone&sort=high&page=0', 'type=&delivery=&page=1e3', 'page=-1', 'type=%00'])(
  'survives %s (STR-2)',
  (query) => expect(read(query)).toEqual(read('')),
);

it('shows the most pages that a link can where it names more (STR-3)', () => {
  expect(read('page=51').pages).toBe(50);
  expect(read('page=99999999999').pages).toBe(50);
});

it('goes back to the first page with another filter, and says nothing of what is usual (STR-3)', () => {
  const at = new URLSearchParams('module_id=1&type=top_rated&page=3');
  expect(String(changedStoreList('latest', at, { delivery: 'take_away' }))).toBe(
    'module_id=1&type=top_rated&delivery=take_away',
  );
  expect(String(changedStoreList('latest', at, { pages: 4 }))).toBe('module_id=1&type=top_rated&page=4');
  expect(String(changedStoreList('latest', at, { type: 'newly_joined' }))).toBe('module_id=1');
});

it('starts with what can be picked up under pickup, and says so in the address (STR-2)', () => {
  const at = new URLSearchParams('module_id=1');
  expect(readStoreList('latest', at, 'take_away').delivery).toBe('take_away');
  expect(lacksDelivery(at, 'take_away')).toBe(true);
  expect(lacksDelivery(at, 'delivery')).toBe(false);
  expect(String(changedStoreList('latest', at, {}, 'take_away'))).toBe('module_id=1&delivery=take_away');
});

it('shows what a link says, whatever the switch stands on (STR-2)', () => {
  const all = changedStoreList('latest', new URLSearchParams(), { delivery: 'all' }, 'take_away');
  expect(String(all)).toBe('delivery=all');
  expect(readStoreList('latest', all, 'take_away').delivery).toBe('all');
});
