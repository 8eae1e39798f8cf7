/** More pages than anybody scrolls through are not loaded for a link. */
export const MAX_PAGES = 50;
