import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

type Used = Pick<
  Tools,
  'answers' | 'apply' | 'between' | 'caller' | 'getOwnPropertyDescriptor' | 'isOwn' | 'note' | 'quote'
>;

/**
 * Notes what the release's own scripts do to what all releases of a page share: its title, its styles and its storages. What
 * other scripts write to storages and cookies is listed apart, since a comparison cannot say who wrote a value.
 */
export function watchSharedState({
  answers,
  apply,
  between,
  caller,
  getOwnPropertyDescriptor,
  isOwn,
  note,
  quote,
}: Used): void {
  /** Operations that no release has to do itself, whatever they are on. */
  const anywhere = (
    kind: string,
    owner: object | undefined,
    key: string,
    text: (args: unknown[]) => string,
    onOther: (self: unknown, args: unknown[]) => void = () => {},
  ) => {
    if (!owner) return;
    between(owner, key, (call, self, args) => {
      const address = caller();
      if (isOwn(address)) note(kind, text(args), address);
      else onOther(self, args);
      return call(self, args);
    });
  };
  let hostWrites = '';
  answers.hostWrites = () => hostWrites;
  const sessionGetter = getOwnPropertyDescriptor(globalThis, 'sessionStorage')?.get;
  const onStored = (self: unknown, [key, value]: unknown[]): void => {
    const isSession = sessionGetter && self === apply(sessionGetter, globalThis, []);
    const area = isSession ? 'session storage' : 'local storage';
    hostWrites += `[${quote(area)},${quote(`${key as string}`)},${quote(`${value as string}`)}]\n`;
  };
  const onCookie = (_self: unknown, [text]: unknown[]): void => {
    hostWrites += `["the cookie",${quote(`${text as string}`)}]\n`;
  };
  anywhere('title', Document.prototype, 'title', () => 'sets document.title');
  for (const key of ['insertRule', 'addRule'])
    anywhere('styles', CSSStyleSheet.prototype, key, () => 'inserts a rule into a style sheet');
  anywhere('styles', CSSStyleSheet.prototype, 'deleteRule', () => 'deletes a rule of a style sheet');
  anywhere('styles', CSSStyleSheet.prototype, 'replaceSync', () => 'replaces a style sheet');
  anywhere('styles', CSSStyleSheet.prototype, 'replace', () => 'replaces a style sheet');
  anywhere('styles', Document.prototype, 'adoptedStyleSheets', () => 'sets document.adoptedStyleSheets');
  anywhere('storage', Storage.prototype, 'setItem', ([key]) => `writes ${String(key)}`, onStored);
  anywhere('storage', Storage.prototype, 'removeItem', ([key]) => `removes ${String(key)}`);
  anywhere('storage', Storage.prototype, 'clear', () => 'clears a storage');
  anywhere(
    'storage',
    Document.prototype,
    'cookie',
    ([text]) => `writes the cookie ${String(text).split('=')[0] ?? ''}`,
    onCookie,
  );
  anywhere('storage', IDBFactory.prototype, 'open', ([name]) => `opens the database ${String(name)}`);
  anywhere(
    'storage',
    IDBFactory.prototype,
    'deleteDatabase',
    ([name]) => `deletes the database ${String(name)}`,
  );
  anywhere(
    'storage',
    globalThis.CacheStorage?.prototype,
    'open',
    ([name]) => `opens the cache ${String(name)}`,
  );
  anywhere(
    'storage',
    globalThis.CacheStorage?.prototype,
    'delete',
    ([name]) => `deletes the cache ${String(name)}`,
  );
  const cookies = (Reflect.get(globalThis, 'CookieStore') as { prototype: object } | undefined)?.prototype;
  const cookieName = ([given]: unknown[]) => (typeof given === 'string' ? given : 'of its own');
  anywhere('storage', cookies, 'set', (args) => `writes the cookie ${cookieName(args)}`);
  anywhere('storage', cookies, 'delete', (args) => `removes the cookie ${cookieName(args)}`);
}
