import { sql } from 'kysely';
import { row } from '../sql.ts';
import type { Engine } from './postgres-search.ts';

/** A quoted prefix: no character in it is read as an operator. */
const prefixOf = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** PostgreSQL's full-text search. It matches words as they are typed, without typing errors. */
export const fullText: Engine = {
  capabilities: { typos: false },
  // Only this engine uses the index: with another engine, writing should not pay for it.
  async prepare(db) {
    const made = await row(
      db,
      sql<{ made: boolean }>`select to_regclass('marketplace.item_texts_full_text') is not null as made`,
    );
    if (made?.made) return;
    await db.query(
      `create index if not exists item_texts_full_text on marketplace.item_texts
       using gin (to_tsvector('simple'::regconfig, search_text))`,
    );
    await db.query('analyze marketplace.item_texts');
  },
  textHolds: (words) =>
    sql`to_tsvector('simple'::regconfig, t.search_text) @@ to_tsquery('simple'::regconfig, ${words.map(prefixOf).join(' | ')})`,
};
