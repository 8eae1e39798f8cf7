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

/** An end of a way, standing on its place. */
export function RouteMarker({ icon }: { icon: ReactNode }) {
  return <Disc>{icon}</Disc>;
}
