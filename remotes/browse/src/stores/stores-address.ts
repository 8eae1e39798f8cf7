import { ROUTES } from '@souk/contracts';
import type { GoodsOrderType } from '@souk/contracts';
import { oneOf } from '../page/one-of.ts';
import { readPages } from '../paged/read-pages.ts';

/** The type filter of the stores page (STR-2). */
export const STORE_TYPES = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export const DELIVERY_TYPES = ['all', 'delivery', 'take_away'] as const;

/** `recommended` is the order of the type. */
export const STORE_SORTS = ['recommended', 'fastest'] as const;

export interface StoreList {
  type: (typeof STORE_TYPES)[number];
  delivery: (typeof DELIVERY_TYPES)[number];
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

/** What a list starts with under the header's switch. */
export const usualDelivery = (orderType: GoodsOrderType): StoreList['delivery'] =>
  orderType === 'take_away' ? 'take_away' : 'all';

const deliveryIn = (params: URLSearchParams) => oneOf(DELIVERY_TYPES, params.get('delivery'));

/** Reads an address; what makes no sense in it counts as not there. */
export const readStoreList = (
  name: StoreListName,
  params: URLSearchParams,
  orderType: GoodsOrderType = 'delivery',
): StoreList => ({
  type: oneOf(STORE_TYPES, params.get('type')) ?? USUAL_TYPE[name],
  delivery: deliveryIn(params) ?? usualDelivery(orderType),
  fast: params.get('fast') === '1',
  sort: oneOf(STORE_SORTS, params.get('sort')) ?? 'recommended',
  pages: readPages(params.get('page')),
});

/** Whether the address leaves out what a list under pickup starts with. */
export const lacksDelivery = (params: URLSearchParams, orderType: GoodsOrderType): boolean =>
  orderType === 'take_away' && deliveryIn(params) === null;

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
  // Under pickup the address always says it: a link shows others what its sender sees.
  if (orderType === 'take_away') next.set('delivery', delivery);
  else put('delivery', delivery, 'all');
  put('fast', fast ? '1' : '', '');
  put('sort', sort, 'recommended');
  put('page', String(pages), '1');
  return next;
}
