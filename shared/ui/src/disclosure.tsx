import { ChevronDown } from './icons.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from './tokens.ts';

const Root = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: 44px;
    color: ${tokens.color.accentStrong};
    font: ${tokens.type.smallStrong};
    overflow-wrap: anywhere;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    inline-size: 1.125rem;
    transition: rotate ${tokens.motion.fast};
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`;

interface DisclosureProps {
  label: ReactNode;
  /** Whether it starts open; from then on it is the browser's. */
  open?: boolean;
  children: ReactNode;
}

/** Content that is folded away below its label until somebody opens it. */
export function Disclosure({ label, open, children }: DisclosureProps) {
  return (
    <Root open={open}>
      <summary>
        {label}
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </Root>
  );
}
