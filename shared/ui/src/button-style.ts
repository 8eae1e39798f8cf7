import { css } from 'styled-components';
import { media, tokens } from './tokens.ts';
import { touchTarget } from './touch-target.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonStyleProps {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $block?: boolean;
}

const { color, space } = tokens;

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    --hover: color-mix(in oklab, ${color.accent} 88%, ${color.ink});
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.line};
    --hover: ${color.sunken};
  `,
  ghost: css`
    color: ${color.accentStrong};
    --hover: ${color.accentSoft};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onState};
    --hover: color-mix(in oklab, ${color.danger} 88%, ${color.ink});
  `,
};

const sizes = {
  s: css`
    position: relative;
    ${touchTarget('4px')}
    min-block-size: 36px;
    padding: ${space[1]} ${space[4]};
    font: ${tokens.type.smallStrong};
  `,
  m: css`
    min-block-size: 44px;
    padding: ${space[2]} ${space[5]};
    font: ${tokens.type.bodyStrong};
  `,
  l: css`
    min-block-size: 52px;
    padding: ${space[3]} ${space[6]};
    font: ${tokens.type.bodyStrong};
  `,
};

/** What a button looks like, for links that act as one: `styled(Link)<ButtonStyleProps>` with this inside. */
export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  max-inline-size: 100%;
  /* With anywhere others would be narrowed to their letters beside long texts. */
  overflow-wrap: ${({ $block }) => ($block ? 'anywhere' : 'break-word')};
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border-radius: ${tokens.radius.round};
  text-align: center;
  text-decoration: none;
  /* Words that wrap stay beside their icon. */
  &:has(> svg) {
    text-align: start;
  }
  transition:
    background-color ${tokens.motion.fast},
    scale ${tokens.motion.fast};
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${({ $size = 'm' }) => sizes[$size]}

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.inkFaint};
    box-shadow: none;
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    scale: 0.98;
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--hover);
    }
  }
`;
