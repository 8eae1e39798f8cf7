import { exactly } from '../entities/page-total.ts';
import type { Queryable } from '../sql.ts';
import { itemListPage } from './item-list-page.ts';
import { rankedItems } from './ranked-items.ts';
import type { Capabilities, Found, Search, SearchIndex } from './search-index.ts';
import { findSellers } from './sellers.ts';
import { storePage } from './store-search.ts';
import { matchWords, type TextMatch, type WordMatch } from './word-matches.ts';

const NONE: Found = { ids: [], ...exactly(0) };

/** What differs between the engines: how words are found in texts. */
export interface Engine extends TextMatch {
  capabilities: Capabilities;
  /** Creates what the engine needs in the database besides the migrations. */
  prepare?(db: Queryable): Promise<void>;
}

/** A search engine on the marketplace's own tables. */
export function postgresSearch(db: Queryable, { textHolds, capabilities }: Engine): SearchIndex {
  /** Matches words as they are typed; only without results, similar words are searched. */
  async function find(search: Search, page: (words: readonly WordMatch[]) => Promise<Found>): Promise<Found> {
    if (search.text === null) return page([]);
    for (const forgiving of capabilities.typos ? [false, true] : [false]) {
      const words = await matchWords(db, search, { textHolds, forgiving });
      // The text contains signs only.
      if (words.length === 0) return NONE;
      // A word matches nothing.
      if (words.some(({ items }) => items.conditions.length === 0)) continue;
      const found = await page(words);
      if (found.total > 0) return found;
    }
    return NONE;
  }

  return {
    capabilities,
    async items(search) {
      if (search.text !== null && search.order === 'best')
        return find(search, (words) => rankedItems(db, search, words));
      // Found once, besides the words.
      const reading = findSellers(db, search);
      const [, found] = await Promise.all([
        reading,
        find(search, async (words) => itemListPage(db, search, await reading, words)),
      ]);
      return found;
    },
    stores: (search) => find(search, (words) => storePage(db, search, words)),
  };
}
