import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { sectionId } from './sections.ts';
import type { HtmlElement, HtmlNode } from './read-html.ts';

const { color, space, type } = tokens;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-inline-size: 70ch;
  line-height: 1.65;
  overflow-wrap: anywhere;

  h2 {
    margin-block-start: ${space[5]};
    font: ${type.title};
    scroll-margin-block-start: 96px;
    break-after: avoid;
  }
  h3 {
    font: ${type.subtitle};
  }
  ul,
  ol {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[6]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  a {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
  strong {
    font-weight: 600;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: ${type.small};
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${color.sunken};
    font: ${type.smallStrong};
  }
  tr {
    break-inside: avoid;
  }
`;

/** A link within the shop, to another site, to the mail program or the phone app; anything else is its words alone. */
function WrittenLink({ href = '', children }: { href?: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^(?:mailto|tel):/.test(href)) return <a href={href}>{children}</a>;
  if (/^https?:\/\//.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  return children;
}

const childrenOf = ({ children }: HtmlElement): ReactNode[] => children.map((child, at) => drawn(child, at));

function drawn(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = childrenOf(node);
  if (node.tag === 'a')
    return (
      <WrittenLink key={key} href={node.attributes.href}>
        {children}
      </WrittenLink>
    );
  return createElement(node.tag, { key, ...node.attributes }, ...children);
}

/** Words of the marketplace as they were laid out; headings can be gone to (FTR-9). */
export function HtmlContent({ nodes }: { nodes: readonly HtmlNode[] }) {
  return (
    <Words>
      {nodes.map((node, at) =>
        typeof node !== 'string' && node.tag === 'h2' ? (
          <h2 key={at} id={sectionId(at)} tabIndex={-1}>
            {childrenOf(node)}
          </h2>
        ) : (
          drawn(node, at)
        ),
      )}
    </Words>
  );
}
