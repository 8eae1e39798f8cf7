import { cleanSearch, localStore, readStored, STORAGE_KEYS } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createStore } from '../state/store.ts';
import type { Store } from '../state/store.ts';

/** How many are shown, and stored (SRC-3). */
const MAX_SEARCHES = 5;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const readSearches = () =>
  (readStored(localStore, STORAGE_KEYS.searches, isList) ?? [])
    .map(cleanSearch)
    .filter(Boolean)
    .slice(-MAX_SEARCHES);

/** What was searched for in this browser, the oldest first (SRC-3, AMB-32). */
export const searches: Store<readonly string[]> = createStore<readonly string[]>([], 'searches');

/** Appends a search; one that stands in the list already moves to its end (SRC-4). */
export function rememberSearch(search: string): void {
  const next = [...readSearches().filter((other) => other !== search), search].slice(-MAX_SEARCHES);
  localStore.set(STORAGE_KEYS.searches, JSON.stringify(next));
  searches.set(next);
}

export function forgetSearches(): void {
  localStore.remove(STORAGE_KEYS.searches);
  searches.set([]);
}

/**
 * Reads what was searched for before, once the shell can say that nothing is stored. A customer's searches end with the
 * session: the next user of this browser may be another person.
 */
export function startSearchHistory(): void {
  searches.set(readSearches());
  bus.on('session:changed', ({ status }) => {
    if (status === 'guest') forgetSearches();
  });
}
