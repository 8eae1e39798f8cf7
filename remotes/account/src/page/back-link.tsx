import type { ReactNode } from 'react';
import { Link } from '@souk/remote-kit';
import { ArrowLeft, tokens } from '@souk/ui';
import styled from 'styled-components';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 44px;
  justify-self: start;
  font: ${tokens.type.smallStrong};

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

/** The way to the page above this one. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root to={to}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Root>
  );
}
