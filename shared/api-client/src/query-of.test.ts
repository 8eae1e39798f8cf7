import { anItem, aStore, aStorePage, marketplace, refuses, several } from '@souk/testing';
import { bannersQuery, advertisementsQuery } from './calls/promotions.ts';
import { categoriesQuery, featuredCategoriesQuery } from './calls/categories.ts';
import { commonConditionsQuery } from './calls/items.ts';
import { trackingQuery } from './calls/orders.ts';
import { searchPages } from './calls/search.ts';
import { latestStoresPages, latestStoresQuery, storesPages } from './calls/stores.ts';
import { queryClient } from './query-client.ts';

describe('how long an answer is fresh (API-10, CON-2)', () => {
  it.each([
    ['categories', categoriesQuery(), 300_000],
    ['featured categories', featuredCategoriesQuery(), 480_000],
    ['banners', bannersQuery(), 300_000],
    ['common conditions', commonConditionsQuery(), 480_000],
  ])('%s: %#', (_name, { staleTime }, milliseconds) => {
    expect(staleTime).toBe(milliseconds);
  });
});

describe('how often a failing call is asked again (API-11, ORD-3)', () => {
  it.each([
    ['latestStores', () => queryClient.fetchQuery(latestStoresQuery()), 4],
    ['latestStores', () => queryClient.fetchInfiniteQuery(latestStoresPages()), 4],
    ['advertisements', () => queryClient.fetchQuery(advertisementsQuery()), 2],
    ['trackOrder', () => queryClient.fetchQuery(trackingQuery({ order_id: 1 })), 2],
  ] as const)('%s, and never where the server said no', async (call, send, times) => {
    marketplace.answers({ [call]: refuses(500) });
    await expect(send()).rejects.toThrow();
    expect(marketplace.requests(call)).toHaveLength(times);
    for (const [at, status] of [400, 401, 403, 404, 422, 429].entries()) {
      marketplace.answers({ [call]: refuses(status) });
      await expect(send()).rejects.toThrow();
      expect(marketplace.requests(call)).toHaveLength(times + at + 1);
    }
  });
});

describe('a list that is read page by page (API-9)', () => {
  const items = (count: number) => several(count, (id) => anItem({ id }));
  const stores = (count: number) => several(count, (id) => aStore({ id }));
  const readOn = (pages: number) => queryClient.fetchInfiniteQuery({ ...storesPages({ limit: 2 }), pages });

  it('requests page after page, and ends at the total (AMB-18)', async () => {
    marketplace.answers({
      stores: ({ query }) => aStorePage(stores(query.offset === '2' ? 1 : 2), { total_size: 3 }),
    });
    const { pages } = await readOn(5);
    expect(pages.map((page) => page.stores.length)).toEqual([2, 1]);
    expect(marketplace.requests('stores').map(({ query }) => query)).toEqual([
      { limit: '2', offset: '1' },
      { limit: '2', offset: '2' },
    ]);
  });

  it('ends at an empty page where the server sends no total (AMB-18)', async () => {
    marketplace.answers({
      stores: ({ query }) => aStorePage(query.offset === '3' ? [] : stores(2), { total_size: 0 }),
    });
    const { pages } = await readOn(9);
    expect(pages).toHaveLength(3);
  });

  it('continues where a page says that it ended (SRC-13)', async () => {
    marketplace.answers({
      search: ({ query }) => ({
        products: items(query.after === 'end-2' ? 1 : 2),
        stores: [],
        total_size: 5,
        limit: 2,
        offset: Number(query.offset),
        next: { undefined: 'end-1', 'end-1': 'end-2' }[String(query.after)] ?? null,
      }),
    });
    const { pages } = await queryClient.fetchInfiniteQuery({ ...searchPages({ limit: 2 }), pages: 9 });
    expect(pages).toHaveLength(3);
    expect(marketplace.requests('search').map(({ query }) => query)).toEqual([
      { limit: '2', offset: '1' },
      { limit: '2', offset: '2', after: 'end-1' },
      { limit: '2', offset: '3', after: 'end-2' },
    ]);
  });

  it('ends at once where there are no results', async () => {
    marketplace.answers({ latestStores: aStorePage([]) });
    const { pages } = await queryClient.fetchInfiniteQuery({ ...latestStoresPages(), pages: 4 });
    expect(pages).toHaveLength(1);
  });
});
