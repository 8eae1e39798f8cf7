import { sql } from 'kysely';
import { row } from '../sql.ts';
import type { Engine } from './postgres-search.ts';

/** A word that others begin with, quoted: whatever is in it is no operator. */
const prefixOf = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** Search by the full text of PostgreSQL. It takes words as they are typed, and forgives no slip. */
export const fullText: Engine = {
  capabilities: { typos: false },
  // No other engine reads this index: where another is chosen, writing pays nothing for it.
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
