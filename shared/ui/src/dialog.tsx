import { useCloseOnBack } from './overlay-history.ts';
import { overlays } from './overlay-part.ts';
import type { DialogProps } from './overlays/dialog-panel.tsx';
import { usePart } from './part.ts';
import { useModalGuards } from './use-modal-guards.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

/** A modal dialog named by its title; wide ones are bottom sheets on phones. Traps focus and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title } = props;
  useCloseOnBack(open, onClose);
  const guards = useModalGuards(open);
  const { value, failed } = usePart(overlays, open);
  if (value) return <value.DialogPanel {...props} guards={guards} />;
  return open && <WaitingOverlay part={overlays} title={title} failed={failed} onClose={onClose} />;
}
