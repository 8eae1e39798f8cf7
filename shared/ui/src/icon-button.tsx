import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Figure } from './figure.tsx';
import { media, tokens } from './tokens.ts';
import { touchTarget } from './touch-target.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  /** A small figure on the icon's corner, such as the number of cart lines; nothing where 0. Say it in words elsewhere too. */
  badge?: number;
  /** `raised` floats over pictures. */
  variant?: 'plain' | 'raised';
  size?: 's' | 'm';
}

const { color } = tokens;

const Root = styled.button<{ $raised: boolean; $small: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $small }) => ($small ? '36px' : '44px')};
  block-size: ${({ $small }) => ($small ? '36px' : '44px')};
  border-radius: ${tokens.radius.round};
  color: ${color.ink};
  background: ${({ $raised }) => ($raised ? color.raised : 'transparent')};
  box-shadow: ${({ $raised }) => ($raised ? tokens.shadow.m : 'none')};
  transition: background-color ${tokens.motion.fast};
  ${({ $small }) => $small && touchTarget('4px')}

  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.inkFaint};
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.sunken};
    }
  }
`;

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  badge = 0,
  variant = 'plain',
  size = 'm',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} $raised={variant === 'raised'} $small={size === 's'}>
      {icon}
      <Figure count={badge} />
    </Root>
  );
}
