import type { Queryable } from '../sql.ts';
import { fullTextSearch } from './full-text-search.ts';
import type { SearchIndex } from './search-index.ts';
import { trigramSearch } from './trigram-search.ts';

/** The engines that can stand behind `SearchIndex`, by the name that `SOUK_SEARCH` gives them. */
export const SEARCH_ENGINES = {
  trigram: trigramSearch,
  'full-text': fullTextSearch,
} satisfies Record<string, (db: Queryable) => SearchIndex>;

export type SearchEngine = keyof typeof SEARCH_ENGINES;
