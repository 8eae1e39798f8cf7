import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/** Remembers everything that is built in, and says what differs from the moment when `baseline` was asked. */
export function watchIntrinsics({
  answers,
  getOwnPropertyDescriptor,
  quote,
  setPrototypeOf,
  uncurried,
}: Tools): void {
  const { ownKeys, getPrototypeOf, isExtensible } = Reflect;
  const has = uncurried(Map.prototype.has);
  const get = uncurried(Map.prototype.get);
  const set = uncurried(Map.prototype.set);
  const describe = uncurried(Symbol.prototype.toString) as (symbol: symbol) => string;
  const is = Object.is;

  /** Objects with what they are called; those of a page itself have properties that come and go. */
  interface Known {
    path: string;
    object: object;
    isPage: boolean;
    before: Map<string | symbol, PropertyDescriptor> | null;
    names: (string | symbol)[];
    extensible: boolean;
    prototype: object | null;
  }
  const known: Known[] = [];
  const seen = new Map<object, true>();
  const add = (object: unknown, path: string, isPage = false): void => {
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null || has(seen, object))
      return;
    set(seen, object, true);
    const entry: Known = { path, object, isPage, before: null, names: [], extensible: true, prototype: null };
    known[known.length] = entry;
  };
  add(globalThis, 'window', true);
  for (const [path, object] of Object.entries({
    document,
    navigator,
    history,
    location,
    performance,
    crypto,
    screen,
  }))
    add(object, path, true);
  for (let at = 0; at < known.length; at += 1) {
    const entry = known[at];
    if (!entry || (entry.isPage && entry.path !== 'window')) continue;
    for (const key of ownKeys(entry.object)) {
      const found = getOwnPropertyDescriptor(entry.object, key);
      const name = typeof key === 'symbol' ? `[${describe(key)}]` : `.${key}`;
      const path = entry.path === 'window' ? name.slice(1) : `${entry.path}${name}`;
      if (!found) continue;
      // Getters are not asked: they may answer something new each time.
      add(found.value, path);
      add(found.get, `${path} (get)`);
      add(found.set, `${path} (set)`);
    }
    const parent = getPrototypeOf(entry.object);
    add(parent, `${entry.path}.__proto__`);
  }

  answers.baseline = () => {
    for (let at = 0; at < known.length; at += 1) {
      const entry = known[at];
      if (!entry) continue;
      entry.before = new Map();
      entry.extensible = isExtensible(entry.object);
      entry.prototype = getPrototypeOf(entry.object);
      const keys = ownKeys(entry.object);
      entry.names = keys;
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index];
        const found = key === undefined ? undefined : getOwnPropertyDescriptor(entry.object, key);
        if (key === undefined || !found) continue;
        setPrototypeOf(found, null);
        set(entry.before, key, found);
      }
    }
    return '';
  };

  const differ = (one: PropertyDescriptor, other: PropertyDescriptor): boolean =>
    !is(one.value, other.value) ||
    one.get !== other.get ||
    one.set !== other.set ||
    one.writable !== other.writable ||
    one.enumerable !== other.enumerable ||
    one.configurable !== other.configurable;

  answers.changes = () => {
    let lines = '';
    const add = (entry: Known, key: string | symbol, change: string): void => {
      const name = typeof key === 'symbol' ? describe(key) : key;
      lines += `[${quote(entry.path)},${quote(name)},${quote(change)}]\n`;
    };
    for (let at = 0; at < known.length; at += 1) {
      const entry = known[at];
      if (!entry?.before) continue;
      const { object, before, isPage } = entry;
      if (getPrototypeOf(object) !== entry.prototype) add(entry, '', 'has another prototype');
      if (!isPage && isExtensible(object) !== entry.extensible) add(entry, '', 'was frozen or sealed');
      const keys = ownKeys(object);
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index];
        const now = key === undefined ? undefined : getOwnPropertyDescriptor(object, key);
        if (key === undefined || !now) continue;
        setPrototypeOf(now, null);
        const then = get(before, key) as PropertyDescriptor | undefined;
        if (then === undefined) {
          // The page's own: only what hides something built in.
          const parent = getPrototypeOf(object);
          if (!isPage || (parent !== null && key in parent)) add(entry, key, 'was added');
        } else if (differ(then, now) && (!isPage || typeof then.value === 'function' || now.get !== then.get))
          add(entry, key, 'was replaced');
      }
      // Built in and gone: looked up key by key, since a map's own iteration could have been changed.
      for (let index = 0; index < entry.names.length; index += 1) {
        const key = entry.names[index];
        if (key !== undefined && getOwnPropertyDescriptor(object, key) === undefined)
          add(entry, key, 'was removed');
      }
    }
    return lines;
  };
}
