import { Star } from './icons.ts';
import styled from 'styled-components';
import { tokens } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

export interface RatingProps {
  /** The figure as shown, already formatted (CRD-9). */
  value: string;
  /** How many rated, already formatted. */
  count?: string | number;
  /** The rating in a sentence, which is read out instead. */
  text: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: ${tokens.type.captionStrong};
  white-space: nowrap;

  svg {
    color: ${tokens.color.star};
    fill: currentColor;
  }
`;

const Count = styled.span`
  color: ${tokens.color.inkSoft};
  font-weight: 400;
`;

export function Rating({ value, count, text }: RatingProps) {
  return (
    <Root>
      <Star size={14} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>{value}</span>
      {count !== undefined && <Count aria-hidden>({count})</Count>}
    </Root>
  );
}
