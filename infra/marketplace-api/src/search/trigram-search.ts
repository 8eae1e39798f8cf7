import type { Queryable } from '../sql.ts';
import { postgresSearch } from './postgres-search.ts';
import type { SearchIndex } from './search-index.ts';
import { begins } from './word-matches.ts';

/** Search by the trigrams of PostgreSQL, and by a vocabulary for near misses. */
export const trigramSearch = (db: Queryable): SearchIndex =>
  postgresSearch(db, {
    capabilities: { typos: true },
    // The migrations make its indexes.
    prepare: async () => {},
    itemHolds: (words) => begins('i.search_text', words),
  });
