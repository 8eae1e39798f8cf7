import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STORAGE_KEYS } from '@souk/contracts';
import { storages } from './storages.ts';
import type { WatchedPage } from './watched-page.ts';

type Entries = Record<string, string>;

/** A page whose storages and cookies are these objects. */
function aPage() {
  const local: Entries = { [STORAGE_KEYS.zone]: '[1]', 'food.note': 'a' };
  const session: Entries = {};
  const cookies: (Entries & { httpOnly?: never })[] = [
    { name: 'souk_theme', value: 'light' },
    { name: 'balancer', value: '1' },
  ];
  const databases: string[] = [];
  const hostWrites: string[][] = [['local storage', 'anybody', 'x']];
  const answers = {
    'DOMStorage.getDOMStorageItems': ({ isLocalStorage }: { isLocalStorage: boolean }) => ({
      entries: Object.entries(isLocalStorage ? local : session),
    }),
    'IndexedDB.requestDatabaseNames': () => ({ databaseNames: databases }),
    'CacheStorage.requestCacheNames': () => ({ caches: [] }),
  };
  const page = {
    remote: 'food',
    page: {
      url: () => 'http://shop.test/home',
      context: () => ({ cookies: () => Promise.resolve(cookies.map((each) => ({ ...each }))) }),
    },
    session: {
      send: (method: keyof typeof answers, { storageId }: { storageId: { isLocalStorage: boolean } }) =>
        Promise.resolve(answers[method](storageId)),
    },
    ask: (question: string) => Promise.resolve(question === 'hostWrites' ? [...hostWrites] : []),
  } as unknown as WatchedPage;
  const cookie = (name: string, value: string) => {
    const found = cookies.find((each) => each.name === name);
    if (found) found.value = value;
    else cookies.push({ name, value });
  };
  return { page, local, session, cookie, databases, hostWrites };
}

/** What is found after the page was changed. */
async function found(change: (page: ReturnType<typeof aPage>) => void): Promise<string[]> {
  const a = aPage();
  const watching = await storages.begin(a.page);
  await watching.before();
  change(a);
  return watching.after('mounted');
}

describe('storages and cookies after a release', () => {
  it('have no value changed, none added and none removed, as a property or otherwise', async () => {
    assert.deepEqual(
      await found(({ local, session }) => {
        local[STORAGE_KEYS.zone] = '[9]';
        local.anybody = 'x';
        session.anybody = 'x';
      }),
      [
        'local storage zoneid has another value than before it',
        'local storage anybody was not there before it',
        'session storage anybody was not there before it',
      ],
    );
    assert.deepEqual(await found(({ local }) => void Reflect.deleteProperty(local, STORAGE_KEYS.zone)), [
      'local storage zoneid was there before it, and is gone',
    ]);
  });

  it("have no cookie added, and the host's unchanged", async () => {
    assert.deepEqual(
      await found(({ cookie }) => {
        cookie('souk_theme', 'dark');
        cookie('tracker', '1');
      }),
      [
        'the cookie souk_theme has another value than before it',
        'the cookie tracker was not there before it',
      ],
    );
  });

  it('may have what begins with the name of the remote', async () => {
    const changes = await found(({ local, session }) => {
      local['food.note'] = 'b';
      local['customer:food.outbox'] = '[]';
      session['food.step'] = '2';
    });
    assert.deepEqual(changes, []);
  });

  it('may have what the host wrote meanwhile, with exactly that value', async () => {
    const write = (value: string) =>
      found(({ local, cookie, hostWrites }) => {
        hostWrites.push(['local storage', STORAGE_KEYS.zone, '[2]']);
        hostWrites.push(['the cookie', 'souk_theme=dark; Path=/; SameSite=Lax']);
        local[STORAGE_KEYS.zone] = value;
        cookie('souk_theme', 'dark');
      });
    assert.deepEqual(await write('[2]'), []);
    assert.deepEqual(await write('[9]'), ['local storage zoneid has another value than before it']);
  });

  it("may have another value of a server's own cookie, and a database that the host opened", async () => {
    const changes = await found(({ cookie, databases }) => {
      cookie('balancer', '2');
      databases.push('firebase');
    });
    assert.deepEqual(changes, []);
  });
});
