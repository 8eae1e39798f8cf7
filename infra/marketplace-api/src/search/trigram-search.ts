import type { Engine } from './postgres-search.ts';
import { begins } from './word-matches.ts';

/** Search by the trigrams of PostgreSQL, and by a vocabulary for near misses. */
export const trigrams: Engine = {
  capabilities: { typos: true },
  textHolds: (words) => begins('t.search_text', words),
};
