import { INLINE_STYLE_ATTRIBUTE } from '@souk/contracts';

/** React writes no quotation mark into a text, so only attributes look like this. */
const INLINE_STYLE = / style="([^"]*)"/g;

const ENTITIES: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const unescape = (text: string) =>
  text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Takes inline styles out of HTML, since the page's policy would refuse them, and says what they were. */
export function takeInlineStyles(html: string): { html: string; inlineStyles: string[] } {
  const indexes = new Map<string, number>();
  const marked = html.replace(INLINE_STYLE, (_, escaped: string) => {
    const style = unescape(escaped);
    const index = indexes.get(style) ?? indexes.size;
    indexes.set(style, index);
    return ` ${INLINE_STYLE_ATTRIBUTE}="${index}"`;
  });
  return { html: marked, inlineStyles: [...indexes.keys()] };
}
