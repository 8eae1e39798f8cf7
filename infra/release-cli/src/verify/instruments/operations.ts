import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/** Notes what the release's own scripts do to the page outside of its element, to its title, its styles and its storages. */
export function watchOperations({
  between,
  caller,
  isElement,
  isNode,
  isOutside,
  isOwn,
  note,
  ...tools
}: Tools): void {
  const { apply, files, getOwnPropertyDescriptor, uncurried } = tools;
  const upper = uncurried(String.prototype.toLowerCase) as (text: string) => string;
  const includes = uncurried(String.prototype.includes) as (text: string, part: string) => boolean;
  const getter = (owner: object, key: string) => getOwnPropertyDescriptor(owner, key)?.get ?? (() => '');
  const nodeName = getter(Node.prototype, 'nodeName');
  const scriptSource = getter(HTMLScriptElement.prototype, 'src');
  const linkSource = getter(HTMLLinkElement.prototype, 'href');
  const nameOf = (node: unknown): string =>
    isNode(node) ? upper(`${apply(nodeName, node, []) as string}`) : '';
  const shown = (value: unknown): string => (isElement(value) ? `<${nameOf(value)}>` : 'text');
  /** The federation loads a release's chunks by elements in the head. */
  const isOwnFile = (node: unknown): boolean =>
    (node instanceof HTMLScriptElement && includes(`${apply(scriptSource, node, []) as string}`, files)) ||
    (node instanceof HTMLLinkElement && includes(`${apply(linkSource, node, []) as string}`, files));

  /** Operations on nodes of the page that are not the release's. */
  const onNode = (
    owner: object,
    keys: readonly string[],
    text: (self: Node, args: unknown[]) => string,
  ): void => {
    for (const key of keys)
      between(owner, key, (call, self, args) => {
        if (isNode(self) && isOutside(self) && !isOwnFile(args[0])) {
          const address = caller();
          if (isOwn(address)) note('page', text(self, args), address);
        }
        return call(self, args);
      });
  };
  const puts = (self: Node, args: unknown[]) => `puts ${shown(args[0])} into <${nameOf(self)}>`;
  const removes = (self: Node) => `removes <${nameOf(self)}>`;
  const changes = (self: Node) => `changes <${nameOf(self)}>`;
  onNode(Node.prototype, ['appendChild', 'insertBefore', 'replaceChild'], puts);
  onNode(
    Element.prototype,
    ['append', 'prepend', 'before', 'after', 'insertAdjacentElement', 'moveBefore'],
    puts,
  );
  onNode(Element.prototype, ['remove', 'replaceWith'], removes);
  onNode(CharacterData.prototype, ['remove', 'replaceWith'], removes);
  onNode(Node.prototype, ['removeChild'], (_self, args) => `removes <${nameOf(args[0])}>`);
  onNode(
    Element.prototype,
    ['replaceChildren', 'insertAdjacentHTML', 'insertAdjacentText', 'innerHTML', 'outerHTML'],
    changes,
  );
  onNode(Node.prototype, ['textContent', 'nodeValue'], changes);
  onNode(HTMLElement.prototype, ['innerText', 'outerText'], changes);

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

  // React reports to its developer tools which renderers a page has.
  const renderers = new Map<number, unknown>();
  let count = 0;
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers,
    inject(renderer: { rendererPackageName?: unknown; version?: unknown }) {
      const address = caller();
      if (isOwn(address))
        note(
          'react',
          `brings ${String(renderer.rendererPackageName)} ${String(renderer.version)} of its own`,
          address,
        );
      count += 1;
      return count;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
}
