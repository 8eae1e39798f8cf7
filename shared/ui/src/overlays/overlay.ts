import { Dialog } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { tokens } from '../tokens.ts';

const appear = keyframes`from { opacity: 0; }`;
const vanish = keyframes`to { opacity: 0; }`;

/** Darkens the page behind a dialog or drawer. */
export const Overlay = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  background: ${tokens.color.scrim};

  &[data-state='open'] {
    animation: ${appear} 200ms ease-out;
  }
  &[data-state='closed'] {
    animation: ${vanish} 160ms ease-in forwards;
  }
`;
