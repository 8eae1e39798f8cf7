import { useCloseOnBack } from './overlay-history.ts';
import { overlays } from './overlay-part.ts';
import type { ModalPartsProps } from './overlays/modal-parts.tsx';
import { usePart } from './part.ts';
import { useModalGuards } from './use-modal-guards.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

export interface DrawerProps extends ModalPartsProps {
  open: boolean;
  /** Asked for by Escape, a press outside, the close button, or Back. */
  onClose(): void;
  /** In pixels, such as 420 for the cart (CON-3); a phone's drawer takes the whole screen. */
  width: number;
}

/** A modal panel over the page's whole height that slides in from the inline end. Traps focus and gives it back. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title } = props;
  useCloseOnBack(open, onClose);
  const guards = useModalGuards(open);
  const { value, failed } = usePart(overlays, open);
  if (value) return <value.DrawerPanel {...props} guards={guards} />;
  return open && <WaitingOverlay part={overlays} title={title} failed={failed} onClose={onClose} />;
}
