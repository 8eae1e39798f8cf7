import { exactly } from '../entities/page-total.ts';
import type { Queryable } from '../sql.ts';
import { itemListPage } from './item-list-page.ts';
import { rankedItems } from './ranked-items.ts';
import type { Capabilities, Found, Search, SearchIndex } from './search-index.ts';
import { findSellers } from './sellers.ts';
import { storePage } from './store-search.ts';
import { matchWords, type TextMatch, type WordMatch } from './word-matches.ts';

const NONE: Found = { ids: [], ...exactly(0) };

/** What differs between engines over the tables themselves: how words are found in texts. */
export interface Engine extends TextMatch {
  capabilities: Capabilities;
  /** Makes what the engine needs in the database beside what the migrations make. */
  prepare?(db: Queryable): Promise<void>;
}

/** An engine over the tables themselves. */
export function postgresSearch(db: Queryable, { textHolds, capabilities }: Engine): SearchIndex {
  /** Words are taken as they are typed; only where nothing has them, near misses are found. */
  async function find(search: Search, page: (words: readonly WordMatch[]) => Promise<Found>): Promise<Found> {
    if (search.text === null) return page([]);
    for (const forgiving of capabilities.typos ? [false, true] : [false]) {
      const words = await matchWords(db, search, { textHolds, forgiving });
      // Nothing but signs was typed.
      if (words.length === 0) return NONE;
      // One of them is called by nobody.
      if (words.some(({ items }) => items.conditions.length === 0)) continue;
      const found = await page(words);
      if (found.total > 0) return found;
    }
    return NONE;
  }

  return {
    capabilities,
    async items(search) {
      const isRanked = search.text !== null && search.order === 'best';
      const itemPage = isRanked ? rankedItems : itemListPage;
      // Beside the words, and once, however often they are looked for.
      const reading = findSellers(db, search, { hours: isRanked });
      const [, found] = await Promise.all([
        reading,
        find(search, async (words) => itemPage(db, search, await reading, words)),
      ]);
      return found;
    },
    stores: (search) => find(search, (words) => storePage(db, search, words)),
  };
}
