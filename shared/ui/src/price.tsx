import styled, { css } from 'styled-components';
import { useText } from './texts/texts.ts';
import { tokens } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

export interface PriceProps {
  /** What is to be paid, already formatted. */
  amount: string;
  /** What it would be without the discount, already formatted; absent where nothing is off. */
  before?: string;
  /** `s` is a line of a list, in the accent; `l` stands by itself. */
  size?: 's' | 'm' | 'l';
}

const { color, type } = tokens;

const sizes = {
  s: css`
    font: ${type.smallStrong};
    color: ${color.accentStrong};
  `,
  m: css`
    font: ${type.bodyStrong};
  `,
  l: css`
    font: ${type.title};
  `,
};

const Root = styled.p<{ $size: keyof typeof sizes }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space[2]};
  ${({ $size }) => sizes[$size]}
  font-variant-numeric: tabular-nums;
`;

const Before = styled.s<{ $small: boolean }>`
  font: ${({ $small }) => ($small ? type.caption : type.small)};
  color: ${color.inkFaint};
`;

/** A price, with the one before its discount struck through (POP-2, CRD-3). */
export function Price({ amount, before, size = 'm' }: PriceProps) {
  const t = useText();
  return (
    <Root $size={size}>
      <span>
        <VisuallyHidden>{t('price.now')} </VisuallyHidden>
        {amount}
      </span>
      {before !== undefined && (
        <Before $small={size === 's'}>
          <VisuallyHidden>{t('price.before')} </VisuallyHidden>
          {before}
        </Before>
      )}
    </Root>
  );
}
