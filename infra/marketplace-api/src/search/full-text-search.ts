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
      sql<{ made: boolean }>`select to_regclass('marketplace.items_full_text') is not null as made`,
    );
    if (made?.made) return;
    await db.query(
      `create index if not exists items_full_text on marketplace.items
       using gin (to_tsvector('simple'::regconfig, search_text)) where active`,
    );
    await db.query('analyze marketplace.items');
  },
  itemHolds: (words) =>
    sql`to_tsvector('simple'::regconfig, i.search_text) @@ to_tsquery('simple'::regconfig, ${words.map(prefixOf).join(' | ')})`,
};
