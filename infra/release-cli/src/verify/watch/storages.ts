import { CUSTOMER_KEY_PREFIX } from '@souk/contracts';
import { operations } from './operations.ts';
import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** What browser-storage.ts of the contracts writes and removes to see whether it may. */
const PROBE = 'souk-probe';

/** Keeps to what is its own in the browser: names that begin with the remote's, after the prefix of customers' where they have it. */
export const storages: Watch = {
  name: 'keeps to its own storage',
  detail: 'storages, cookies, databases and caches of others are as they were',
  begin(page) {
    let before: Stored | null = null;
    return {
      async before() {
        before = await storedOn(page);
      },
      async after() {
        const now = await storedOn(page);
        const then = before ?? now;
        const names = new Set([...Object.keys(then), ...Object.keys(now)]);
        const gone = [...names].filter((name) => name in then && !(name in now) && !isOwnName(page, name));
        return [
          ...(await operations('storage', (text) => isOwnName(page, text.replace(/^.* /, '')))(page)),
          // However it was done: nothing of the host removes what a visitor has.
          ...gone.map((name) => `${name} was there before it, and is gone`),
        ];
      },
    };
  },
};

const isOwnName = ({ remote }: WatchedPage, name: string): boolean => {
  const bare = name.replace(/^.* /, '');
  return new RegExp(`^(?:${CUSTOMER_KEY_PREFIX})?${remote}[.:_-]`).test(bare) || bare === PROBE;
};

type Stored = Record<string, string>;

/** By the debugger: no script of the page takes part in it. */
async function storedOn({ page, session }: WatchedPage): Promise<Stored> {
  const securityOrigin = new URL(page.url()).origin;
  const stored: Stored = {};
  for (const [kind, isLocalStorage] of [
    ['local storage', true],
    ['session storage', false],
  ] as const) {
    const storageId = { securityOrigin, isLocalStorage };
    const { entries } = await session.send('DOMStorage.getDOMStorageItems', { storageId });
    for (const [key = ''] of entries) stored[`${kind} ${key}`] = '';
  }
  const { databaseNames } = await session.send('IndexedDB.requestDatabaseNames', { securityOrigin });
  for (const name of databaseNames) stored[`the database ${name}`] = '';
  const { caches } = await session.send('CacheStorage.requestCacheNames', { securityOrigin });
  for (const { cacheName } of caches) stored[`the cache ${cacheName}`] = '';
  for (const { name } of await page.context().cookies(page.url())) stored[`the cookie ${name}`] = '';
  return stored;
}
