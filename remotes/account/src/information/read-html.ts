/** An element that may be shown, or a piece of text. */
export type HtmlNode = string | HtmlElement;
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

/** What is shown as an element, with the attributes that it may have; of all others only the text is. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'blockquote']
      .concat([
        'h2',
        'h3',
        'h4',
        'ul',
        'li',
        'dl',
        'dt',
        'dd',
        'table',
        'caption',
        'thead',
        'tbody',
        'tr',
        'td',
      ])
      .map((tag) => [tag, []]),
  ),
  a: ['href'],
  th: ['scope'],
  ol: ['start'],
};
const EMPTY = new Set(['br', 'hr']);
/** Between their children, blanks are layout of the source. */
const HOLDS_NO_TEXT = new Set(['', 'ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00a0',
};

const decode = (text: string) =>
  text.replaceAll(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

function attributesOf(tag: string, text: string): Record<string, string> {
  const allowed = ALLOWED[tag] ?? [];
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)]
      .map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)] as const)
      .filter(([name]) => allowed.includes(name)),
  );
}

/**
 * Reads HTML as the marketplace's sanitiser writes it into elements of the list above (FTR-9). The page never hands text to
 * the browser as HTML; what is not understood is shown as text.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      if (token.trim() !== '' || !HOLDS_NO_TEXT.has(parent.tag)) parent.children.push(decode(token));
    } else if (!Object.hasOwn(ALLOWED, tag)) continue;
    else if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.splice(at);
    } else {
      const element = { tag, attributes: attributesOf(tag, attributes), children: [] };
      parent.children.push(element);
      if (!EMPTY.has(tag)) open.push(element);
    }
  }
  return root.children;
}

/** The words of a part, without what they look like. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
