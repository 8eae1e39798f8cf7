/** The maximum number of pages that a link loads, and that a link names. */
export const MAX_PAGES = 50;
