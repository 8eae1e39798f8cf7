import { COOKIES, CUSTOMER_KEY_PREFIX } from '@souk/contracts';
import { operations } from './operations.ts';
import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** What browser-storage.ts of the contracts writes and removes to see whether it may. */
const PROBE = 'souk-probe';
const COOKIE = 'the cookie ';
const HOST_COOKIES: ReadonlySet<string> = new Set(Object.values(COOKIES).map((name) => COOKIE + name));

/** Keeps to what is its own in the browser: names that begin with the remote's, after the prefix of customers' where they have it. */
export const storages: Watch = {
  name: 'keeps to its own storage',
  detail: 'storages, cookies, databases and caches of others are as they were',
  begin(page) {
    let before: Stored | null = null;
    let writesBefore = 0;
    return {
      async before() {
        writesBefore = (await page.ask('hostWrites')).length;
        before = await storedOn(page);
      },
      async after() {
        const now = await storedOn(page);
        const then = before ?? now;
        // Read last, so that no value of the host that was found is missing.
        const writes = new Set((await page.ask('hostWrites')).slice(writesBefore).map(writeOf));
        const isOfHost = (name: string) => writes.has(`${name}=${now[name] ?? ''}`);
        const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
        return [
          ...(await operations('storage', (text) => isOwnName(page, text.replace(/^.* /, '')))(page)),
          ...names
            .filter((name) => !isOwnName(page, name) && !(name in now && isOfHost(name)))
            .flatMap((name) => changeOf(name, then[name], now[name])),
        ];
      },
    };
  },
};

const isOwnName = ({ remote }: WatchedPage, name: string): boolean => {
  const bare = name.replace(/^.* /, '');
  return new RegExp(`^(?:${CUSTOMER_KEY_PREFIX})?${remote}[.:_-]`).test(bare) || bare === PROBE;
};

/** Servers, such as load balancers, change their own cookies with any answer. */
const isOfServer = (name: string): boolean => name.startsWith(COOKIE) && !HOST_COOKIES.has(name);

/** However it was done: assigned properties of a storage call nothing that could be noted. */
function changeOf(name: string, then: string | null | undefined, now: string | null | undefined): string[] {
  if (then === now) return [];
  if (now === undefined) return [`${name} was there before it, and is gone`];
  if (then !== undefined) return isOfServer(name) ? [] : [`${name} has another value than before it`];
  // The host opens databases and caches when it first needs them.
  return now === null ? [] : [`${name} was not there before it`];
}

/** What the host wrote, as `<name>=<value>`; of a cookie the whole text is given. */
const writeOf = ([area = '', key = '', value]: string[]): string =>
  value === undefined ? `${area} ${(key.split(';')[0] ?? '').trim()}` : `${area} ${key}=${value}`;

/** Values by names; null where only the name is compared. */
type Stored = Record<string, string | null>;

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
    for (const [key = '', value = ''] of entries) stored[`${kind} ${key}`] = value;
  }
  const { databaseNames } = await session.send('IndexedDB.requestDatabaseNames', { securityOrigin });
  for (const name of databaseNames) stored[`the database ${name}`] = null;
  const { caches } = await session.send('CacheStorage.requestCacheNames', { securityOrigin });
  for (const { cacheName } of caches) stored[`the cache ${cacheName}`] = null;
  for (const { name, value, httpOnly } of await page.context().cookies(page.url()))
    // Scripts can neither read nor write the others.
    if (!httpOnly) stored[COOKIE + name] = value;
  return stored;
}
