import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/** Notes what the release's own scripts do to what all releases of a page share: its title, its styles and its storages. */
export function watchSharedState({ between, caller, isOwn, note }: Tools): void {
  /** Operations that no release has to do itself, whatever they are on. */
  const anywhere = (
    kind: string,
    owner: object | undefined,
    key: string,
    text: (args: unknown[]) => string | null,
  ) => {
    if (!owner) return;
    between(owner, key, (call, self, args) => {
      const address = caller();
      const what = isOwn(address) ? text(args) : null;
      if (what !== null) note(kind, what, address);
      return call(self, args);
    });
  };
  anywhere('title', Document.prototype, 'title', () => 'sets document.title');
  anywhere('styles', CSSStyleSheet.prototype, 'insertRule', () => 'inserts a rule into a style sheet');
  anywhere('styles', CSSStyleSheet.prototype, 'deleteRule', () => 'deletes a rule of a style sheet');
  anywhere('styles', CSSStyleSheet.prototype, 'replaceSync', () => 'replaces a style sheet');
  anywhere('styles', CSSStyleSheet.prototype, 'replace', () => 'replaces a style sheet');
  anywhere('styles', Document.prototype, 'adoptedStyleSheets', () => 'sets document.adoptedStyleSheets');
  anywhere('storage', Storage.prototype, 'setItem', ([key]) => `writes ${String(key)}`);
  anywhere('storage', Storage.prototype, 'removeItem', ([key]) => `removes ${String(key)}`);
  anywhere('storage', Storage.prototype, 'clear', () => 'clears a storage');
  anywhere(
    'storage',
    Document.prototype,
    'cookie',
    ([text]) => `writes the cookie ${String(text).split('=')[0] ?? ''}`,
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
