import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { tokens } from '@souk/ui';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  /* Beside the header, the menu of the sections sticks above it. */
  scroll-margin-block-start: 48px;

  &:focus {
    outline: none;
  }
`;
const Heading = styled.h2`
  font: ${tokens.type.headline};
`;

interface Props {
  id: string;
  heading: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a store's page that its menu leads to. */
export function PageSection({ id, heading, ref, children }: Props) {
  return (
    <Part id={id} ref={ref} tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`}>{heading}</Heading>
      {children}
    </Part>
  );
}
