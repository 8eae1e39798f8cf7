import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from './tokens.ts';

const Drawing = styled.svg`
  inline-size: 120px;
  block-size: 104px;
  margin-block-end: ${tokens.space[3]};
  color: ${tokens.color.accentStrong};
`;
const Window = styled.path`
  fill: ${tokens.color.accentSoft};

  /* Lines get the reader's colour there, and have to stand on the reader's ground. */
  @media (forced-colors: active) {
    fill: none;
  }
`;

/** A drawing in the arch of the market, 120 by 104 px, in lines of the accent. Says nothing that the text beside it does not. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <Drawing
      aria-hidden
      viewBox="0 0 120 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Window stroke="none" d="M16 102V46a44 44 0 0 1 88 0v56z" />
      <path d="M4 102h112" />
      {children}
    </Drawing>
  );
}
