import type { ListingFilter } from '@souk/contracts';
import type { Position } from '@souk/contracts/api';

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
  /** Where the customer is; null: unknown, and nothing is nearby. */
  position: Position | null;
  now: Date;
  limit: number;
  /** How many that fit are left out before the first. */
  skip: number;
  /** Where the page before ended, in a list that nothing was typed for; `skip` does not count then. */
  after?: PageEnd;
}

/** The last row of a page: its sort key and its id. */
export interface PageEnd {
  key: number;
  id: number;
}

/** Ids in their order, and how many there are in all. */
export interface Found {
  ids: number[];
  total: number;
  /** Where the page ends, if the next one can be read on from there, however deep it is. */
  end?: PageEnd;
}

/**
 * Finds items and stores. It answers with ids alone: prices, stock and hours are read from the database, so that an index
 * that is behind shows nothing wrong.
 */
export interface SearchIndex {
  items(search: Search): Promise<Found>;
  stores(search: Search): Promise<Found>;
}
