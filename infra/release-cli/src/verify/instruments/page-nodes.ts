import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/** Notes what the release's own scripts do to nodes of the page outside of its element. */
export function watchPageNodes({
  apply,
  between,
  caller,
  files,
  getOwnPropertyDescriptor,
  isElement,
  isNode,
  isOutside,
  isOwn,
  note,
  uncurried,
}: Tools): void {
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
}
