import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/**
 * Notes where the release's own scripts set attributes of `<html>` and `<body>`. That alone is no finding: a dialog may lock the
 * page's scrolling while it is open, and has to give it back.
 */
export function watchPageAttributes({
  apply,
  between,
  caller,
  getOwnPropertyDescriptor,
  isOwn,
  note,
}: Tools): void {
  const getter = (key: string) => getOwnPropertyDescriptor(Document.prototype, key)?.get ?? (() => null);
  const root = getter('documentElement');
  const body = getter('body');
  const isPage = (self: unknown): boolean =>
    self !== null && (self === apply(root, document, []) || self === apply(body, document, []));
  const onPage = (owner: object, key: string): void =>
    between(owner, key, (call, self, args) => {
      if (isPage(self)) {
        const address = caller();
        if (isOwn(address)) note('attributes', 'sets an attribute', address);
      }
      return call(self, args);
    });
  onPage(Element.prototype, 'setAttribute');
  onPage(Element.prototype, 'removeAttribute');
  onPage(Element.prototype, 'toggleAttribute');
  onPage(Element.prototype, 'className');
  onPage(Element.prototype, 'id');
  onPage(HTMLElement.prototype, 'dir');
  onPage(HTMLElement.prototype, 'lang');
}
