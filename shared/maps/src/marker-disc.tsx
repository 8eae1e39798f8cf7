import { tokens } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Disc = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  translate: -50% -50%;
  color: ${tokens.color.onAccent};
  background: ${tokens.color.accent};
  border: 3px solid ${tokens.color.surface};
  border-radius: ${tokens.radius.round};
  box-shadow: ${tokens.shadow.m};
`;

/** How something stands on a map: an icon on a disc in the accent, in the middle of its place (LOC-18, ORD-11). */
export function MarkerDisc({ icon }: { icon: ReactNode }) {
  return <Disc>{icon}</Disc>;
}
