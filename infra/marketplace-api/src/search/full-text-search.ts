import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { postgresSearch } from './postgres-search.ts';
import type { SearchIndex } from './search-index.ts';

/** The folded text has its words already; `simple` takes none of them apart. */
const itemWords = sql`to_tsvector('simple'::regconfig, search_text)`;

/** A word that others begin with, quoted: whatever is in it is no operator. */
const prefixOf = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** Search by the full text of PostgreSQL. It takes words as they are typed, and forgives no slip. */
export const fullTextSearch = (db: Queryable): SearchIndex =>
  postgresSearch(db, {
    capabilities: { typos: false },
    // No other engine reads this index: where another is chosen, writing pays nothing for it.
    async prepare() {
      const made = await rows(
        db,
        sql<object>`select from pg_class where oid = to_regclass('marketplace.items_full_text')`,
      );
      if (made.length > 0) return;
      await db.query(
        `create index if not exists items_full_text on marketplace.items
         using gin (to_tsvector('simple'::regconfig, search_text)) where active`,
      );
      await db.query('analyze marketplace.items');
    },
    itemHolds: (words) =>
      sql`${itemWords} @@ to_tsquery('simple'::regconfig, ${words.map(prefixOf).join(' | ')})`,
  });
