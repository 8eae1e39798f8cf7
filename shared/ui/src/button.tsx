import { Children } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './button-style.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './button-style.ts';
import { SpinnerRing } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that the pressed button is at work: it stays focused, and further presses do nothing. */
  loading?: boolean;
  /** As wide as its place. */
  block?: boolean;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
/* A text that is no element cannot be narrower than its longest word. */
const Words = styled.span`
  min-inline-size: 0;
`;

export function Button({
  variant,
  size,
  loading,
  block,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        // Also keeps a form from being sent a second time.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <SpinnerRing size={18} />}
      {Children.map(children, (child) => (typeof child === 'string' ? <Words>{child}</Words> : child))}
    </Root>
  );
}
