import { ROUTES } from '@souk/contracts';
import type { GoodsOrderType } from '@souk/contracts';
import { putDelivery, readDelivery } from '../page/delivery.ts';
import type { Delivery } from '../page/delivery.ts';
import { oneOf } from '../page/one-of.ts';
import { readPages } from '../paged/read-pages.ts';

/** The type filter of the stores page (STR-2). */
export const STORE_TYPES = ['all', 'newly_joined', 'popular', 'top_rated'] as const;

/** `recommended` is the order of the type. */
export const STORE_SORTS = ['recommended', 'fastest'] as const;

export interface StoreList {
  type: (typeof STORE_TYPES)[number];
  delivery: Delivery;
  /** Whether only those are shown that deliver within half an hour. */
  fast: boolean;
  sort: (typeof STORE_SORTS)[number];
  /** How many pages are shown. */
  pages: number;
}

/** Which stores each of the two lists begins with (STR-5). */
export const USUAL_TYPE = { latest: 'newly_joined', popular: 'popular' } as const;
export type StoreListName = keyof typeof USUAL_TYPE;

export const LIST_PATHS: Record<StoreListName, string> = {
  latest: ROUTES.latestStores,
  popular: ROUTES.popularStores,
};

/** Reads an address; what makes no sense in it counts as not there. */
export const readStoreList = (
  name: StoreListName,
  params: URLSearchParams,
  orderType: GoodsOrderType = 'delivery',
): StoreList => ({
  type: oneOf(STORE_TYPES, params.get('type')) ?? USUAL_TYPE[name],
  delivery: readDelivery(params, orderType),
  fast: params.get('fast') === '1',
  sort: oneOf(STORE_SORTS, params.get('sort')) ?? 'recommended',
  pages: readPages(params.get('page')),
});

/** The same address with some parts changed; another filter goes back to the first page (STR-3). */
export function changedStoreList(
  name: StoreListName,
  params: URLSearchParams,
  change: Partial<StoreList>,
  orderType: GoodsOrderType = 'delivery',
): URLSearchParams {
  const { type, delivery, fast, sort, pages } = {
    ...readStoreList(name, params, orderType),
    pages: 1,
    ...change,
  };
  const next = new URLSearchParams(params);
  const put = (key: string, value: string, usual: string) =>
    value === usual ? next.delete(key) : next.set(key, value);
  put('type', type, USUAL_TYPE[name]);
  putDelivery(next, delivery, orderType);
  put('fast', fast ? '1' : '', '');
  put('sort', sort, 'recommended');
  put('page', String(pages), '1');
  return next;
}
