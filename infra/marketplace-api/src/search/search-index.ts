import type { ListingFilter } from '@souk/contracts';
import type { Position } from '@souk/contracts/api';
import type { Total } from '../entities/page-total.ts';
import type { StoreType } from '../entities/store-type.ts';

/** The filters of a search for items or stores; all of them apply. */
export interface Search {
  /** The search text; null for everything. */
  text: string | null;
  moduleId: number;
  zones: readonly number[];
  /** Including their sub-categories. Empty: any. */
  categoryIds: readonly number[];
  brandIds: readonly number[];
  /** One store; null for all. */
  storeId: number | null;
  /** How the store hands things over. */
  storeType: StoreType;
  filters: ReadonlySet<ListingFilter>;
  /** Keys of allergens that an item must not declare. */
  without: readonly string[];
  /** Minimum stars; 0 for any, including items without ratings. */
  minRating: number;
  /** In cents. */
  minPrice: number | null;
  maxPrice: number | null;
  /**
   * `best`: available now first, then the best match, then the number of orders; items without a text by the number of
   * orders alone, so that an index has their order. `newest` is by age. `high` and `low` are by price for items, by
   * rating for stores. `fastest` is by the delivery time of stores.
   */
  order: 'best' | 'newest' | 'high' | 'low' | 'fastest';
  /** How many of the most ordered matches are ranked at least; the others follow without ranking. */
  ranked: number;
  /** The customer's position; null where it is unknown, and then nothing is nearby. */
  position: Position | null;
  now: Date;
  limit: number;
  /** Matches to skip. */
  skip: number;
  /** The end of the page before, if known; `skip` is then only the number of rows before it. */
  after?: PageEnd;
}

/** A search for items: the delivery time is the store's, so no index of items has its order. */
export type ItemSearch = Search & { order: Exclude<Search['order'], 'fastest'> };

/** The last row of a page: its sort key and its id. */
export interface PageEnd {
  key: number;
  id: number;
  /** For pages after the ranked items: whether they have reached the closed stores. */
  shut?: boolean;
}

/** Ids in order, and their total. */
export interface Found extends Total {
  ids: number[];
  /** The end of the page, if the next one can continue from it, which makes deep pages cheap. */
  end?: PageEnd;
}

/** Optional features of engines. */
export interface Capabilities {
  /** Finds words despite typing errors. */
  typos: boolean;
}

/**
 * Finds items and stores. Results are ids only: prices, stock and hours are read from the database, so that an outdated index
 * shows nothing wrong.
 *
 * Every engine matches the beginnings of words, in both languages and every usual spelling, in names, tags and ingredients, and
 * in the names of category, brand and store. It lists available results first, applies every filter, and pages through results
 * without repeats or gaps. Any text is valid: signs are not operators. The tests of
 * `routes/search.test.ts` check this for each engine.
 */
export interface SearchIndex {
  readonly capabilities: Capabilities;
  items(search: ItemSearch): Promise<Found>;
  stores(search: Search): Promise<Found>;
}
