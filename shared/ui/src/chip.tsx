import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from './tokens.ts';

export interface ChipProps extends ComponentProps<'button'> {
  selected: boolean;
  icon?: ReactNode;
}

const { color, space } = tokens;

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  max-inline-size: 100%;
  min-block-size: 40px;
  padding: ${space[2]} ${space[4]};
  border-radius: ${tokens.radius.round};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.ink};
  font: ${tokens.type.smallStrong};
  overflow-wrap: anywhere;
  transition: background-color ${tokens.motion.fast};

  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
    color: ${color.accentStrong};
  }
  ${media.hover} {
    &:hover:not([aria-pressed='true'], :disabled) {
      background: ${color.sunken};
    }
  }
`;

/** A filter that is on or off. */
export function Chip({ selected, icon, children, type = 'button', ...rest }: ChipProps) {
  return (
    <Root {...rest} type={type} aria-pressed={selected}>
      {icon}
      {children}
    </Root>
  );
}
