/** What a listing shows (SRC-9). */
export const LISTING_TYPES = ['searched', 'category', 'brand', 'discounted', 'new'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** The filters of SRC-14 that are on or off, and `fast_delivery`. */
export const LISTING_FILTERS = [
  'nearby',
  'currently_open',
  'fast_delivery',
  'top_rated',
  'discounted',
  'popular',
  'veg',
  'non_veg',
  'halal',
  'organic',
] as const;
export type ListingFilter = (typeof LISTING_FILTERS)[number];

/** How many minutes an open store needs at the most to pass the filter `fast_delivery`. */
export const FAST_DELIVERY_MINUTES = 30;

export const isListingFilter = (value: unknown): value is ListingFilter =>
  (LISTING_FILTERS as readonly unknown[]).includes(value);

/** Which of them are about what is in an item. */
export const DIETS = ['veg', 'non_veg', 'halal', 'organic'] as const satisfies readonly ListingFilter[];
export type Diet = (typeof DIETS)[number];

export const isDiet = (value: unknown): value is Diet => (DIETS as readonly unknown[]).includes(value);

/** Whether a text can be the key of an allergen, such as `tree-nuts`. */
export const isAllergenKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s,"[\]\p{Cc}]{1,60}$/u.test(value);

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
