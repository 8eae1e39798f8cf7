import { Dialog as Radix } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { media, tokens } from '../tokens.ts';
import type { ModalGuards } from '../use-modal-guards.ts';
import { ModalParts, panel, type ModalPartsProps } from './modal-parts.tsx';
import { Overlay } from './overlay.ts';

export interface DrawerProps extends ModalPartsProps {
  open: boolean;
  /** Called on Escape, a press outside, the close button, or Back. */
  onClose(): void;
  /** In pixels, such as 420 for the cart (CON-3); a phone's drawer takes the whole screen. */
  width: number;
}

const enter = keyframes`from { transform: translateX(var(--away)); }`;
const leave = keyframes`to { transform: translateX(var(--away)); }`;

const Panel = styled(Radix.Content)<{ $width: number }>`
  ${panel}
  --away: 100%;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 100%;

  ${media.from600} {
    max-inline-size: ${({ $width }) => $width}px;
    border-start-start-radius: ${tokens.radius.xl};
    border-end-start-radius: ${tokens.radius.xl};
  }
  &:dir(rtl) {
    --away: -100%;
  }
  &[data-state='open'] {
    animation: ${enter} 280ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  &[data-state='closed'] {
    animation: ${leave} 180ms ease-in forwards;
  }
`;

/** The drawer itself, for `Drawer`. */
export function DrawerPanel({
  open,
  onClose,
  width,
  guards,
  ...parts
}: DrawerProps & { guards: ModalGuards }) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Overlay />
        <Panel $width={width} aria-describedby={undefined} {...guards}>
          <ModalParts {...parts} />
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
