import { MAX_PAGES } from './max-pages.ts';

/** How many pages an address shows: more than are loaded for a link count as the most, what makes no sense as one. */
export const readPages = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGES) : 1;
