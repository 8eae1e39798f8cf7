import { exactly } from '../entities/page-total.ts';
import type { Queryable } from '../sql.ts';
import { itemListPage } from './item-list-page.ts';
import { rankedItems } from './ranked-items.ts';
import type { Capabilities, Found, Search, SearchIndex } from './search-index.ts';
import { storePage } from './store-search.ts';
import { matchWords, type TextMatch, type WordMatch } from './word-matches.ts';

const NONE: Found = { ids: [], ...exactly(0) };

/** An engine over the tables themselves: `engine` says how it finds words in texts, the rest is the same for all. */
export function postgresSearch(
  db: Queryable,
  engine: TextMatch & { capabilities: Capabilities; prepare(): Promise<void> },
): SearchIndex {
  const { itemHolds, capabilities, prepare } = engine;

  /** Words are taken as they are typed; only where nothing has them, near misses are found. */
  async function find(search: Search, page: (words: readonly WordMatch[]) => Promise<Found>): Promise<Found> {
    if (search.text === null) return page([]);
    for (const forgiving of capabilities.typos ? [false, true] : [false]) {
      const words = await matchWords(db, search, { itemHolds, forgiving });
      // Nothing but signs was typed.
      if (words.length === 0) return NONE;
      const found = await page(words);
      if (found.total > 0) return found;
    }
    return NONE;
  }

  return {
    capabilities,
    prepare,
    items: (search) =>
      find(search, (words) =>
        words.length > 0 && search.order === 'best'
          ? rankedItems(db, search, words)
          : itemListPage(db, search, words),
      ),
    stores: (search) => find(search, (words) => storePage(db, search, words)),
  };
}
