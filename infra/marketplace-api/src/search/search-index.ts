import type { ListingFilter } from '@souk/contracts';
import type { Position } from '@souk/contracts/api';
import type { Total } from '../entities/page-total.ts';

/** What narrows a search for items or stores; all of it has to fit. */
export interface Search {
  /** What somebody typed; null for everything. */
  text: string | null;
  moduleId: number;
  zones: readonly number[];
  /** Sub-categories are included. Empty: any. */
  categoryIds: readonly number[];
  brandIds: readonly number[];
  /** One store alone; null for every one. */
  storeId: number | null;
  filters: ReadonlySet<ListingFilter>;
  /** Keys of allergens that an item must not declare. */
  without: readonly string[];
  /** Stars at least; 0 for any, the unrated too. */
  minRating: number;
  /** In cents. */
  minPrice: number | null;
  maxPrice: number | null;
  /**
   * `best`: what can be ordered now, then what fits best, then what is ordered most. `newest` is by age. `high` and `low`
   * are by price for items, by rating for stores.
   */
  order: 'best' | 'newest' | 'high' | 'low';
  /** Of items that fit what was typed the most ordered ones are ranked, at least so many; the others follow as they stand. */
  ranked: number;
  /** Where the customer is; null: unknown, and nothing is nearby. */
  position: Position | null;
  now: Date;
  limit: number;
  /** How many that fit are left out before the first. */
  skip: number;
  /** Where the page before ended, if it said so; `skip` then only says how many rows stand before. */
  after?: PageEnd;
}

/** The last row of a page: its sort key and its id. */
export interface PageEnd {
  key: number;
  id: number;
  /** Behind what is ranked: whether what is open is passed. */
  shut?: boolean;
}

/** Ids in their order, and how many there are in all. */
export interface Found extends Total {
  ids: number[];
  /** Where the page ends, if the next one can be read on from there, however deep it is. */
  end?: PageEnd;
}

/** What an engine may do beyond what every engine has to. */
export interface Capabilities {
  /** Finds what somebody meant who made a slip. */
  typos: boolean;
}

/**
 * Finds items and stores. It answers with ids alone: prices, stock and hours are read from the database, so that an index
 * that is behind shows nothing wrong.
 *
 * Every engine finds words as they begin, in both languages and every usual spelling, in names, tags and ingredients, and in
 * the names of category, brand and store; it lists what can be ordered first, applies every filter, and reads page after page
 * without repeats or gaps. What is typed is never a mistake: signs are no operators. The tests of
 * `routes/search.test.ts` say it of each of them.
 */
export interface SearchIndex {
  readonly capabilities: Capabilities;
  items(search: Search): Promise<Found>;
  stores(search: Search): Promise<Found>;
}
