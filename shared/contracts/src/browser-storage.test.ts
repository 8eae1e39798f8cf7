import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type * as BrowserStorage from './browser-storage.ts';
import { isRecord } from './is-record.ts';

/** A storage as browsers have it: its keys are its own properties. */
function aStorage(stored: Record<string, string> = {}, refuses = { writes: false }) {
  const storage = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, value: string) {
      if (refuses.writes) throw new Error('QuotaExceededError');
      stored[key] = value;
    },
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  }) as Storage;
  return new Proxy(storage, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const throwing = {
  get localStorage(): Storage {
    throw new Error('SecurityError');
  },
  get sessionStorage(): Storage {
    throw new Error('SecurityError');
  },
  get indexedDB(): IDBFactory {
    throw new Error('SecurityError');
  },
};

const BROWSERS = {
  'refuses its storages': () => throwing,
  'has null for its storages': () => ({ localStorage: null, sessionStorage: null }),
  'refuses every write': () => ({
    localStorage: aStorage({}, { writes: true }),
    sessionStorage: aStorage({}, { writes: true }),
  }),
};

let copies = 0;
/** The module as a page that was just opened has it. */
const openIn = async (browser: object | undefined): Promise<typeof BrowserStorage> => {
  Object.assign(globalThis, { window: browser });
  copies += 1;
  return import(`./browser-storage.ts?${copies}`) as Promise<typeof BrowserStorage>;
};

describe('browser storage', () => {
  beforeEach(() => void Reflect.deleteProperty(globalThis, 'window'));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  for (const [what, browser] of Object.entries(BROWSERS)) {
    it(`is in memory where the browser ${what}, with one report (SES-8)`, async () => {
      const { localStore, sessionStore, onStorageUnwritable } = await openIn(browser());
      let reports = 0;
      onStorageUnwritable(() => (reports += 1));
      for (const store of [localStore, sessionStore]) {
        assert.equal(store.get('zoneid'), null);
        store.set('zoneid', '[1]');
        assert.equal(store.get('zoneid'), '[1]');
        assert.deepEqual(store.keys(), ['zoneid']);
        store.remove('zoneid');
        assert.equal(store.get('zoneid'), null);
        assert.deepEqual(store.keys(), []);
      }
      assert.equal(reports, 1);
    });
  }

  it('is written where that works, without a report', async () => {
    const stored: Record<string, string> = { token: 'secret' };
    const { localStore, onStorageUnwritable } = await openIn({ localStorage: aStorage(stored) });
    onStorageUnwritable(() => assert.fail('it can be written'));
    localStore.set('zoneid', '[1]');
    assert.deepEqual(stored, { token: 'secret', zoneid: '[1]' });
    localStore.remove('token');
    assert.deepEqual([localStore.keys(), stored], [['zoneid'], { zoneid: '[1]' }]);
  });

  it('returns no outdated values once it was full: what could not be written is gone on the next page', async () => {
    const stored: Record<string, string> = { zoneid: '[1]' };
    const refuses = { writes: false };
    const { localStore, onStorageUnwritable } = await openIn({ localStorage: aStorage(stored, refuses) });
    let reports = 0;
    onStorageUnwritable(() => (reports += 1));
    refuses.writes = true;
    localStore.set('zoneid', '[2]');
    localStore.set('zoneid', '[3]');
    assert.deepEqual([localStore.get('zoneid'), stored, reports], ['[3]', {}, 1]);
    refuses.writes = false;
    localStore.set('zoneid', '[4]');
    assert.deepEqual([localStore.get('zoneid'), stored], ['[4]', { zoneid: '[4]' }]);
  });

  it('is not used on a server', async () => {
    const { localStore, browserDatabase } = await openIn(undefined);
    assert.equal(localStore.get('zoneid'), null);
    assert.equal(browserDatabase(), null);
  });

  it('includes a database only where the browser gives one', async () => {
    assert.equal((await openIn(throwing)).browserDatabase(), null);
  });

  it('is null where it is missing, broken or of another shape', async () => {
    const localStorage = aStorage({ good: '{"id":1}', broken: '{"id"', other: '7' });
    const { localStore, readStored } = await openIn({ localStorage });
    const read = (key: string) => readStored(localStore, key, isRecord);
    assert.deepEqual(['good', 'broken', 'other', 'missing'].map(read), [{ id: 1 }, null, null, null]);
  });
});
