import styled from 'styled-components';
import { tokens } from './tokens.ts';

// Drawn by the style sheet: the figure is no part of the button's name, which is stable.
const Root = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding: 1px 5px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font: ${tokens.type.captionStrong};
  font-size: 0.6875rem;
  text-align: center;
  font-variant-numeric: tabular-nums;

  &::before {
    content: attr(data-figure);
    /* "99+" in Arabic, too. */
    direction: ltr;
    unicode-bidi: isolate;
  }
`;

/** A small figure on the corner of an icon, such as the number of cart lines; nothing where 0. Say it in words elsewhere too. */
export function Figure({ count }: { count: number }) {
  return count > 0 ? <Root aria-hidden data-figure={count > 99 ? '99+' : count} /> : null;
}
