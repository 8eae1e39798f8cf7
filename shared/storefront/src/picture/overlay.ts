import styled from 'styled-components';
import { tokens } from '@souk/ui';

/** Words over a darkened picture: why something cannot be ordered. */
export const Overlay = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${tokens.space[3]};
  background: color-mix(in oklab, ${tokens.color.scrim}, black 40%);
  color: white;
  font: ${tokens.type.smallStrong};
  text-align: center;
  pointer-events: none;
`;
