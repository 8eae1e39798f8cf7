/**
 * The browser's storages, for code that must work where they are blocked, null, full or absent, as on a server.
 * What cannot be written stays readable from this page's memory; nothing here throws.
 * The memory belongs to one bundle: a key that host and remotes share must not rely on it.
 */
export interface BrowserStore {
  /** Null where nothing is stored under `key`. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

type StorageName = 'localStorage' | 'sessionStorage';

const PROBE_KEY = 'souk-probe';

/** Null where the browser refuses it, has none, or lets nothing be written. */
function writableStorage(name: StorageName): Storage | null {
  try {
    const storage = window[name] as Storage | null;
    storage?.setItem(PROBE_KEY, '1');
    storage?.removeItem(PROBE_KEY);
    return storage;
  } catch {
    return null;
  }
}

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

function openStore(name: StorageName, onUnwritable: () => void): BrowserStore {
  /** Newer than what is stored; null: removed. */
  const memory = new Map<string, string | null>();
  let isProbed = false;
  const storage = (): Storage | null => {
    if (typeof window === 'undefined') return null;
    if (!isProbed) {
      isProbed = true;
      if (writableStorage(name) === null) onUnwritable();
    }
    return attempt(() => window[name], null);
  };

  return {
    get(key) {
      const stored = storage();
      const held = memory.get(key);
      return held === undefined ? attempt(() => stored?.getItem(key) ?? null, null) : held;
    },
    set(key, value) {
      const stored = storage();
      const isWritten = attempt(() => {
        stored?.setItem(key, value);
        return stored !== null;
      }, false);
      if (isWritten) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // What was stored before is out of date: the next page must not take it for this.
      attempt(() => stored?.removeItem(key), undefined);
      if (stored) onUnwritable();
    },
    remove(key) {
      const stored = storage();
      const isRemoved = attempt(() => {
        stored?.removeItem(key);
        return stored !== null;
      }, false);
      if (isRemoved) memory.delete(key);
      else memory.set(key, null);
    },
    keys() {
      const stored = storage();
      const names = new Set(attempt(() => (stored ? Object.keys(stored) : []), []));
      for (const [key, value] of memory) {
        if (value === null) names.delete(key);
        else names.add(key);
      }
      return [...names];
    },
  };
}

const listeners = new Set<() => void>();
let isUnwritable = false;

function reportUnwritable(): void {
  isUnwritable = true;
  const waiting = [...listeners];
  listeners.clear();
  for (const listener of waiting) listener();
}

/** Local storage: for this browser, until it is removed. */
export const localStore: BrowserStore = openStore('localStorage', reportUnwritable);

/** Session storage: for this tab, over its reloads. */
export const sessionStore: BrowserStore = openStore('sessionStorage', () => undefined);

/**
 * Calls `listener` once when local storage takes nothing, which may be known already: what the page keeps is then gone
 * when it is closed.
 * @returns how to stop listening
 */
export function onStorageUnwritable(listener: () => void): () => void {
  localStore.get(PROBE_KEY);
  if (isUnwritable) listener();
  else listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is stored under `key` as JSON, or null where that is missing, broken or of another shape. */
export function readStored<T>(
  store: BrowserStore,
  key: string,
  isValid: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/** The browser's database; null where it is absent or refused. Opening it may still be refused. */
export const browserDatabase = (): IDBFactory | null =>
  typeof window === 'undefined' ? null : attempt(() => window.indexedDB, null);
