import type { Query } from '@souk/contracts';
import { listOf } from '../complete.ts';
import { pagesOf, queryOf } from '../query-of.ts';
import { readStorePage } from '../read-page.ts';
import { readStore, readStoreDetails } from '../read-store.ts';
import { get, part } from '../request.ts';
import { retryUpTo } from '../retry.ts';

/** What narrows and pages a list of stores; `offset` is a page number from 1 (API-9). */
export type StoreListing = Query<'popularStores'>;
/** The filters of STR-2 and STR-4. */
export type StoreFilter = Query<'stores'> & { type?: 'all' | 'newly_joined' | 'popular' | 'top_rated' };

const rows = ({ stores }: { stores: readonly unknown[] }) => stores;

/** One store, by slug or id (STR-7). */
export const fetchStore = ({ id }: { id: string | number }, signal?: AbortSignal) =>
  get(`/api/v1/stores/details/${part(id)}`, readStoreDetails, {}, signal);
export const storeQuery = (params: { id: string | number }) =>
  queryOf('store', fetchStore, params, { meta: { missingIsShown: true } });

/** Stores, newest first (HOM-16); asked up to three times more (API-11). */
export const fetchLatestStores = (params: StoreListing = {}, signal?: AbortSignal) =>
  get('/api/v1/stores/latest', readStorePage, params, signal);
export const latestStoresQuery = (params: StoreListing = {}) =>
  queryOf('latestStores', fetchLatestStores, params, { retry: retryUpTo(3) });
export const latestStoresPages = (params: StoreListing = {}) => ({
  ...pagesOf('latestStores', fetchLatestStores, rows, params),
  retry: retryUpTo(3),
});

/** Stores by orders (HOM-16). */
export const fetchPopularStores = (params: StoreListing = {}, signal?: AbortSignal) =>
  get('/api/v1/stores/popular', readStorePage, params, signal);
export const popularStoresQuery = (params: StoreListing = {}) =>
  queryOf('popularStores', fetchPopularStores, params);

/** Stores by rating (STR-4). */
export const fetchTopRatedStores = (params: StoreListing = {}, signal?: AbortSignal) =>
  get('/api/v1/stores/top-rated', readStorePage, params, signal);

/** Stores with a discount of their own (STR-4). */
export const fetchDiscountedStores = (params: StoreListing = {}, signal?: AbortSignal) =>
  get('/api/v1/stores/discounted', readStorePage, params, signal);

/** Stores, narrowed by type and by delivery (STR-2, STR-4). */
export const fetchStores = ({ type = 'all', ...query }: StoreFilter = {}, signal?: AbortSignal) =>
  get(`/api/v1/stores/get-stores/${type}`, readStorePage, query, signal);
export const storesQuery = (params: StoreFilter = {}) => queryOf('stores', fetchStores, params);
export const storesPages = (params: StoreFilter = {}) => pagesOf('stores', fetchStores, rows, params);

/** Stores that the customer ordered from, latest first; for customers only (HOM-19). */
export const fetchVisitedStores = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/visit-again', listOf(readStore), {}, signal);
export const visitedStoresQuery = () => queryOf('visitedStores', fetchVisitedStores, {});
