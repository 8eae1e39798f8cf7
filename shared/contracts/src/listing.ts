/** What a listing shows (SRC-9). */
export const LISTING_TYPES = ['searched', 'category', 'brand', 'discounted', 'new'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** The filters of SRC-14 that are on or off. */
export const LISTING_FILTERS = [
  'nearby',
  'currently_open',
  'top_rated',
  'discounted',
  'popular',
  'veg',
  'non_veg',
] as const;
export type ListingFilter = (typeof LISTING_FILTERS)[number];

export const isListingFilter = (value: unknown): value is ListingFilter =>
  (LISTING_FILTERS as readonly unknown[]).includes(value);

/** The longest text that is searched for, in characters; what is longer is cut, since nothing has such a name. */
export const MAX_SEARCH_LENGTH = 100;

/** A text to search for without the signs that no name has and no server takes, in `MAX_SEARCH_LENGTH` characters at the most. */
export const cleanSearch = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);

/** Rows of a page of search results (SRC-15). */
export const SEARCH_PAGE_SIZE = 12;
