import { cleanSearch } from '@souk/contracts';
import { changedAddress, NOTHING_NARROWED, readListing } from './listing-address.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const change = (query: string, next: Parameters<typeof changedAddress>[1]) =>
  decodeURIComponent(changedAddress(new URLSearchParams(query), next).toString());

it('reads all filters, the order and the layout of a listing (SRC-10, SRC-14)', () => {
  expect(
    read(
      'search=tea&data_type=searched&tab=stores&view=list&sort=low&filter=nearby,veg&categories=1,2&brands=3&min_price=1.5&max_price=20&rating=4&page=3',
    ),
  ).toMatchObject({
    type: 'searched',
    search: 'tea',
    tab: 'stores',
    view: 'list',
    sort: 'low',
    filters: ['nearby', 'veg'],
    categoryIds: [1, 2],
    brandIds: [3],
    minPrice: 1.5,
    maxPrice: 20,
    minRating: 4,
    pages: 3,
  });
});

it.each([
  ['data_type=nonsense&tab=x&view=y&sort=z', { type: 'searched', tab: 'items', view: 'grid', sort: null }],
  ['filter=veg,veg,<script>,&categories=1,-2,1e9999,2147483648,x', { filters: ['veg'], categoryIds: [1] }],
  ['min_price=-1&max_price=1e99&rating=6&page=0', { minPrice: null, maxPrice: null, minRating: 0, pages: 1 }],
  ['id=0&brand_id=99999999999&page=1e3&name=%25%25%25', { id: null, brandId: null, pages: 1, name: null }],
])('takes what makes no sense for not there: %s', (query, listing) => {
  expect(read(query)).toMatchObject(listing);
});

it.each(['51', '9999', '9'.repeat(2000)])(
  'shows the maximum number of pages where a link names more: %s',
  (page) => {
    expect(read(`page=${page}`).pages).toBe(50);
  },
);

it('searches for no more characters than a name has, and for no control characters', () => {
  expect(cleanSearch('a'.repeat(2000))).toHaveLength(100);
  expect(cleanSearch(' a\u0000b\n\tc  ')).toBe('a b c');
});

it('writes a change to the address and goes back to the first page (STR-3)', () => {
  const address = 'search=tea&data_type=searched&module_id=1&page=4';
  expect(change(address, { filters: ['veg', 'nearby'] })).toBe(
    'search=tea&data_type=searched&module_id=1&filter=veg,nearby',
  );
  expect(change(address, { pages: 5 })).toBe('search=tea&data_type=searched&module_id=1&page=5');
});

it('sorts stores alone by their delivery time (CRD-14)', () => {
  expect(read('tab=stores&sort=fastest').sort).toBe('fastest');
  expect(read('sort=fastest').sort).toBeNull();
  expect(change('tab=stores&sort=fastest', { tab: 'items' })).toBe('');
  expect(change('tab=stores&sort=high', { tab: 'items' })).toBe('sort=high');
});

it('starts with what can be picked up under pickup, unless the address says otherwise (STR-2)', () => {
  const under = (query: string) => readListing(new URLSearchParams(query), 'take_away').delivery;
  expect([under(''), under('delivery=all'), under('delivery=drone')]).toEqual([
    'take_away',
    'all',
    'take_away',
  ]);
  expect(read('').delivery).toBe('all');
  const cleared = changedAddress(new URLSearchParams('filter=veg'), NOTHING_NARROWED, 'take_away');
  expect(String(cleared)).toBe('delivery=all');
});

it('leaves out the defaults', () => {
  const address = 'data_type=new&filter=veg&min_price=2&rating=3&categories=1&tab=stores&delivery=take_away';
  expect(change(address, { ...NOTHING_NARROWED, tab: 'items' })).toBe('data_type=new');
});

it('stores excluded allergens in the address, and accepts only possible ones (SRC-14)', () => {
  expect(read('without=milk,tree-nuts,milk').without).toEqual(['milk', 'tree-nuts']);
  expect(read(`without=,a b,"x",[1],${'x'.repeat(61)},حليب`).without).toEqual(['حليب']);
  expect(change('data_type=new', { without: ['milk', 'tree-nuts'] })).toBe(
    'data_type=new&without=milk,tree-nuts',
  );
  expect(change('data_type=new&without=milk', NOTHING_NARROWED)).toBe('data_type=new');
});
