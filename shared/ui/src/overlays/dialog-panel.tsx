import { Dialog as Radix } from 'radix-ui';
import styled, { css, keyframes } from 'styled-components';
import { media, tokens } from '../tokens.ts';
import type { ModalGuards } from '../use-modal-guards.ts';
import { ModalParts, panel, type ModalPartsProps } from './modal-parts.tsx';
import { Overlay } from './overlay.ts';

export interface DialogProps extends ModalPartsProps {
  open: boolean;
  /** Called on Escape, a press outside, the close button, or Back. */
  onClose(): void;
  /** `m` is CRD-13's 300, 400 and 458 px by breakpoint; `s` stops at 400; `product` is the popup of 459, `welcome` the greeting of 382; `l` holds a map. */
  width?: 's' | 'm' | 'l' | 'product' | 'welcome';
}

const grow = keyframes`from { opacity: 0; transform: translateY(12px) scale(0.98); }`;
const shrink = keyframes`to { opacity: 0; transform: translateY(8px) scale(0.98); }`;
const rise = keyframes`from { transform: translateY(100%); }`;
const sink = keyframes`to { transform: translateY(100%); }`;

const centred = css`
  inset: 0;
  margin: auto;
  block-size: fit-content;
  max-block-size: min(90dvb, 860px);
  border-radius: ${tokens.radius.xl};

  &[data-state='open'] {
    animation: ${grow} ${tokens.motion.calm};
  }
  &[data-state='closed'] {
    animation: ${shrink} 140ms ease-in forwards;
  }
`;

const sheet = css`
  inset-inline: 0;
  inset-block-end: 0;
  max-block-size: 92dvb;
  border-radius: ${tokens.radius.xl} ${tokens.radius.xl} 0 0;

  &[data-state='open'] {
    animation: ${rise} 280ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  &[data-state='closed'] {
    animation: ${sink} 180ms ease-in forwards;
  }
`;

const card = (base: string, from600: string, from999: string) => css`
  ${centred}
  inline-size: min(${base}, 100vi - 2rem);
  ${media.from600} {
    inline-size: ${from600};
  }
  ${media.from999} {
    inline-size: ${from999};
  }
`;

const sheetThenCard = (width: string) => css`
  ${sheet}
  ${media.from600} {
    ${centred}
    inline-size: min(${width}, 100vi - 3rem);
  }
`;

const widths = {
  s: card('300px', '400px', '400px'),
  m: card('300px', '400px', '458px'),
  l: sheetThenCard('760px'),
  welcome: card('382px', '382px', '382px'),
  product: sheetThenCard(tokens.width.popup),
};

const Panel = styled(Radix.Content)<{ $width: NonNullable<DialogProps['width']> }>`
  ${panel}
  ${({ $width }) => widths[$width]}
`;

/** The dialog itself, for `Dialog`. */
export function DialogPanel({
  open,
  onClose,
  width = 'm',
  guards,
  ...parts
}: DialogProps & { guards: ModalGuards }) {
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
