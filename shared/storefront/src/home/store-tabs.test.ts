import { aStore } from '@souk/testing';
import { storeOrders } from './store-tabs.tsx';

const stores = [
  aStore({ id: 1, avg_rating: 4.1, created_at: '2026-01-01T00:00:00.000Z' }),
  aStore({ id: 2, avg_rating: 4.9, created_at: '2025-01-01T00:00:00.000Z' }),
  aStore({ id: 3, avg_rating: 4.5, created_at: '2026-06-01T00:00:00.000Z' }),
];
const ids = (order: keyof typeof storeOrders) => storeOrders[order](stores).map(({ id }) => id);

it('shows popular stores as loaded, top rated by rating, new by age (HOM-11)', () => {
  expect(ids('popular')).toEqual([1, 2, 3]);
  expect(ids('topRated')).toEqual([2, 3, 1]);
  expect(ids('new')).toEqual([3, 1, 2]);
});
