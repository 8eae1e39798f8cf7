/** More pages than anybody scrolls through are not loaded for a link, and not named in one. */
export const MAX_PAGES = 50;
