import { cleanSearch, isAllergenKey, isListingFilter, LISTING_TYPES } from '@souk/contracts';
import type { GoodsOrderType, ListingFilter, ListingType } from '@souk/contracts';
import { putDelivery, readDelivery } from '../page/delivery.ts';
import type { Delivery } from '../page/delivery.ts';
import { oneOf } from '../page/one-of.ts';
import { wholeNumber } from '../page/whole-number.ts';
import { readPages } from '../paged/read-pages.ts';
import { categoryName } from './category-name.ts';

/** What each tab can be sorted by; the time of a delivery is the store's. */
export const SORTS = { items: ['high', 'low'], stores: ['fastest', 'high', 'low'] } as const;

/** What a listing shows, all of it in its address, so that a link shows the same (SRC-10, SRC-11). */
export interface Listing {
  type: ListingType;
  /** What was searched for; for other types the words of the link, which say nothing. */
  search: string;
  /** The category that a tile led to, and its name. */
  id: number | null;
  name: string | null;
  brandId: number | null;
  tab: 'items' | 'stores';
  view: 'grid' | 'list';
  sort: (typeof SORTS)['stores'][number] | null;
  /** Under the header's pickup, what can be picked up, unless the address says otherwise. */
  delivery: Delivery;
  filters: readonly ListingFilter[];
  categoryIds: readonly number[];
  brandIds: readonly number[];
  /** Keys of allergens that nothing listed declares. */
  without: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  minRating: number;
  /** How many pages are shown. */
  pages: number;
}

/** What a page lists, where its path names it; else the query does. */
export type Subject = Pick<Listing, 'type' | 'id' | 'name'>;

const MAX_ID = 2_147_483_647;
const MAX_PRICE = 10_000_000;
/** More than a person picks. */
const MAX_PICKS = 50;

function price(text: string | null): number | null {
  const number = text !== null && /^\d{1,8}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return number >= 0 && number <= MAX_PRICE ? number : null;
}

const listOf = (text: string | null) => (text === null ? [] : text.split(',').slice(0, MAX_PICKS));
const ids = (text: string | null) => [
  ...new Set(listOf(text).flatMap((part) => wholeNumber(part, MAX_ID) ?? [])),
];

/** Reads an address; what makes no sense in it counts as not there. */
export function readListing(params: URLSearchParams, orderType: GoodsOrderType = 'delivery'): Listing {
  const type = oneOf(LISTING_TYPES, params.get('data_type')) ?? 'searched';
  const tab = oneOf(['items', 'stores'], params.get('tab')) ?? 'items';
  return {
    type,
    search: cleanSearch(params.get('search') ?? ''),
    id: wholeNumber(params.get('id'), MAX_ID),
    name: categoryName(params.get('name')),
    brandId: wholeNumber(params.get('brand_id'), MAX_ID),
    tab,
    view: oneOf(['grid', 'list'], params.get('view')) ?? 'grid',
    sort: oneOf(SORTS[tab], params.get('sort')),
    delivery: readDelivery(params, orderType),
    filters: [...new Set(listOf(params.get('filter')).filter(isListingFilter))],
    categoryIds: ids(params.get('categories')),
    brandIds: ids(params.get('brands')),
    without: [...new Set(listOf(params.get('without')).filter(isAllergenKey))],
    minPrice: price(params.get('min_price')),
    maxPrice: price(params.get('max_price')),
    minRating: wholeNumber(params.get('rating'), 5) ?? 0,
    pages: readPages(params.get('page')),
  };
}

/** The parts of an address that narrow or arrange what a listing shows. */
export type Narrowing = Pick<
  Listing,
  | 'tab'
  | 'view'
  | 'sort'
  | 'delivery'
  | 'filters'
  | 'categoryIds'
  | 'brandIds'
  | 'without'
  | 'minPrice'
  | 'maxPrice'
  | 'minRating'
  | 'pages'
>;

export const NOTHING_NARROWED = {
  delivery: 'all',
  filters: [],
  categoryIds: [],
  brandIds: [],
  without: [],
  minPrice: null,
  maxPrice: null,
  minRating: 0,
} satisfies Partial<Narrowing>;

/** The same address with some parts changed; a change of what is listed goes back to its first page. */
export function changedAddress(
  params: URLSearchParams,
  change: Partial<Narrowing>,
  orderType: GoodsOrderType = 'delivery',
): URLSearchParams {
  const changed = { ...readListing(params, orderType), pages: 1, ...change };
  const { tab, view, sort, filters, categoryIds, brandIds, without } = changed;
  const { minPrice, maxPrice, minRating, pages } = changed;
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | number | null, usual: string | number | null) =>
    value === null || value === usual || value === '' ? next.delete(name) : next.set(name, String(value));
  put('tab', tab, 'items');
  put('view', view, 'grid');
  put('sort', oneOf(SORTS[tab], sort), null);
  putDelivery(next, changed.delivery, orderType);
  put('filter', filters.join(), '');
  put('categories', categoryIds.join(), '');
  put('brands', brandIds.join(), '');
  put('without', without.join(), '');
  put('min_price', minPrice, null);
  put('max_price', maxPrice, null);
  put('rating', minRating, 0);
  put('page', pages, 1);
  return next;
}

/** How many things narrow a listing; a price narrows items only. */
export const countNarrowed = ({
  tab,
  delivery,
  filters,
  categoryIds,
  brandIds,
  without,
  minPrice,
  maxPrice,
  minRating,
}: Listing) =>
  (delivery === 'all' ? 0 : 1) +
  filters.length +
  categoryIds.length +
  brandIds.length +
  without.length +
  (tab === 'items' && (minPrice !== null || maxPrice !== null) ? 1 : 0) +
  (minRating > 0 ? 1 : 0);
