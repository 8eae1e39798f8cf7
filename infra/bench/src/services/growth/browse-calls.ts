import { SEARCH_PAGE_SIZE } from '@souk/contracts';

/** What of the city the calls are about: what is ordered most there. */
export interface BenchIds {
  category: number;
  brand: number;
  store: number;
  item: number;
  campaign: number;
  sale: number;
  condition: number;
  /** The item with the most reviews. */
  reviewed: number;
  /** As many as somebody's recently viewed items. */
  viewed: number[];
}

/** A call of browsing: its path below the API's, and its module. */
export interface BrowseCall {
  path: (ids: BenchIds) => string;
  /** Default: food. */
  module?: 'food' | 'pharmacy';
  /** Called by a customer who has ordered. */
  byCustomer?: true;
}

/** A page of search results and listings. */
export const search = (query: Record<string, string | number>) =>
  `items/get-combined-data?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()}`;

const at = (path: string): BrowseCall => ({ path: () => path });
const byCustomer = (path: string): BrowseCall => ({ ...at(path), byCustomer: true });
const suggestions = (name: string) =>
  at(`items/item-or-store-search?${new URLSearchParams({ name }).toString()}`);
const found = (query: Record<string, string | number>) => at(search(query));

/** Every call of browsing, in what varies the work of the database. */
export const BROWSE_CALLS: Record<string, BrowseCall> = {
  modules: at('module'),
  categories: at('categories'),
  'categories, featured': at('categories?featured=1'),
  'a category': { path: ({ category }) => `categories/${category}` },
  'sub-categories': { path: ({ category }) => `categories/childes/${category}` },
  'items of a category': { path: ({ category }) => `categories/items/${category}` },
  'stores of a category': { path: ({ category }) => `categories/stores/${category}` },
  brands: at('brand'),

  'popular items': at('items/popular'),
  'popular items, veg': at('items/popular?type=veg'),
  'latest items': at('items/latest'),
  'discounted items': at('items/discounted'),
  'most reviewed items': at('items/most-reviewed'),
  'new arrivals': at('items/new-arrival'),
  'recommended items': at('items/recommended'),
  'basic items': { ...at('items/basic'), module: 'pharmacy' },
  'an item': { path: ({ item }) => `items/details/${item}` },
  'related items': { path: ({ item }) => `items/related-store-items/${item}` },
  'items by their ids': { path: ({ viewed }) => `items/by-ids?ids=[${viewed.join()}]` },
  'allergens and diets': at('items/dietary'),
  'reviews of an item': { path: ({ reviewed }) => `items/reviews/${reviewed}` },
  'common conditions': { ...at('items/common-conditions'), module: 'pharmacy' },
  'items for a condition': {
    path: ({ condition }) => `items/common-conditions/${condition}`,
    module: 'pharmacy',
  },

  'popular stores': at('stores/popular'),
  'latest stores': at('stores/latest'),
  'top-rated stores': at('stores/top-rated'),
  'discounted stores': at('stores/discounted'),
  'every store': at('stores/get-stores/all'),
  'every store, fastest': at('stores/get-stores/all?sort=fastest'),
  'every store, fast delivery': at('stores/get-stores/all?fast_delivery=1'),
  'every store, pickup': at('stores/get-stores/all?store_type=take_away'),
  'a store': { path: ({ store }) => `stores/details/${store}` },
  'reviews of a store': { path: ({ store }) => `stores/reviews?store_id=${store}` },

  campaigns: at('campaigns/basic'),
  'a campaign': { path: ({ campaign }) => `campaigns/details/${campaign}` },
  'campaign items': at('campaigns/item'),
  'flash sale': at('flash-sales'),
  'flash sale, items': { path: ({ sale }) => `flash-sales/items?flash_sale_id=${sale}` },
  banners: at('banners'),
  'other banners': at('other-banners'),
  cashback: at('cashback/list'),
  coupons: at('coupon/list'),
  advertisements: at('advertisement/list'),

  'order again': byCustomer('customer/order-again'),
  'visit again': byCustomer('customer/visit-again'),
  'suggested items': byCustomer('customer/suggested-items'),

  'suggestions: p': suggestions('p'),
  'suggestions: pi': suggestions('pi'),
  'suggestions: piz': suggestions('piz'),
  'suggestions: ش': suggestions('ش'),
  'search: s': found({ name: 's' }),
  'search: pizza': found({ name: 'pizza' }),
  'search: pizza, stores': found({ name: 'pizza', list_type: 'store' }),
  'search: pizza, dearest': found({ name: 'pizza', sort: 'high' }),
  'search: pizza, open now': found({ name: 'pizza', filter: '["currently_open"]' }),
  'search: lentil soup': found({ name: 'lentil soup' }),
  'search: شوربة': found({ name: 'شوربة' }),
  'search: piza margerita': found({ name: 'piza margerita' }),
  'search: nothing': found({ name: 'xylophone' }),
  everything: found({}),
  category: { path: ({ category }) => search({ data_type: 'category', category_ids: `[${category}]` }) },
  'category, stores': {
    path: ({ category }) =>
      search({ data_type: 'category', category_ids: `[${category}]`, list_type: 'store' }),
  },
  brand: { path: ({ brand }) => search({ data_type: 'brand', brand_ids: `[${brand}]` }) },
  'brand, stores': {
    path: ({ brand }) => search({ data_type: 'brand', brand_ids: `[${brand}]`, list_type: 'store' }),
  },
  discounted: found({ data_type: 'discounted' }),
  new: found({ data_type: 'new' }),
  'open now': found({ filter: '["currently_open"]' }),
  nearby: found({ filter: '["nearby"]' }),
  'top rated': found({ filter: '["top_rated"]' }),
  popular: found({ filter: '["popular"]' }),
  veg: found({ filter: '["veg"]' }),
  halal: found({ filter: '["halal"]' }),
  organic: found({ filter: '["organic"]' }),
  'without milk': found({ without: '["milk"]' }),
  'fast delivery': found({ filter: '["fast_delivery"]' }),
  'stars at least': found({ rating_count: 4 }),
  'price range': found({ min_price: 20, max_price: 40 }),
  'price, high': found({ sort: 'high' }),
  'price, low': found({ sort: 'low' }),
  'items of a store': { path: ({ store }) => search({ store_id: store }) },
  'items of a store: chicken': { path: ({ store }) => search({ store_id: store, name: 'chicken' }) },
  'all stores': found({ list_type: 'store' }),
  'stores, open now': found({ list_type: 'store', filter: '["currently_open"]' }),
  'stores, veg': found({ list_type: 'store', filter: '["veg"]' }),
  'stores, fastest': found({ list_type: 'store', sort: 'fastest' }),
};

/** Lists that somebody can scroll through for long. */
export const LONG_LISTS: Record<string, Record<string, string>> = {
  everything: {},
  new: { data_type: 'new' },
  discounted: { data_type: 'discounted' },
  'price, high': { sort: 'high' },
  'price, low': { sort: 'low' },
  'price range': { min_price: '5', max_price: '1000' },
  'search: s': { name: 's' },
};

/** The page that is compared with the first. */
export const DEEP_PAGE = 400;
/** How many rows stand before its end. */
export const DEEP_ROWS = DEEP_PAGE * SEARCH_PAGE_SIZE;
