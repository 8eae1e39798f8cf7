import { useCloseOnBack } from './overlay-history.ts';
import { overlays } from './overlay-part.ts';
import type { ModalPartsProps } from './overlays/modal-parts.tsx';
import { usePart } from './part.ts';
import { useModalGuards } from './use-modal-guards.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

export interface DialogProps extends ModalPartsProps {
  open: boolean;
  /** Asked for by Escape, a press outside, the close button, or Back. */
  onClose(): void;
  /** `m` is CRD-13's 300, 400 and 458 px by breakpoint; `s` stops at 400; `product` is the popup of 459, `welcome` the greeting of 382; `l` holds a map. */
  width?: 's' | 'm' | 'l' | 'product' | 'welcome';
}

/** A modal dialog named by its title; wide ones are bottom sheets on phones. Traps focus and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title } = props;
  useCloseOnBack(open, onClose);
  const guards = useModalGuards(open);
  const { value, failed } = usePart(overlays, open);
  if (value) return <value.DialogPanel {...props} guards={guards} />;
  return open && <WaitingOverlay part={overlays} title={title} failed={failed} onClose={onClose} />;
}
