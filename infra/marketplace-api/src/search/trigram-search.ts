import type { Engine } from './postgres-search.ts';
import { begins } from './word-matches.ts';

/** Search by PostgreSQL's trigrams, with a vocabulary for typing errors. */
export const trigrams: Engine = {
  capabilities: { typos: true },
  textHolds: (words) => begins('t.search_text', words),
};
