import { textOf } from './read-html.ts';
import type { HtmlNode } from './read-html.ts';

/** The id of the heading that stands at this place of a page. */
export const sectionId = (at: number): string => `section-${at}`;

/** The parts of a page, by their headings. */
export const sectionsOf = (nodes: readonly HtmlNode[]): { id: string; title: string }[] =>
  nodes.flatMap((node, at) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ id: sectionId(at), title: textOf(node.children) }]
      : [],
  );
