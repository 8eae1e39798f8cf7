import { useCloseOnBack } from './overlay-history.ts';
import { overlays } from './overlay-part.ts';
import type { DrawerProps } from './overlays/drawer-panel.tsx';
import { usePart } from './part.ts';
import { useModalGuards } from './use-modal-guards.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

/** A modal panel over the page's whole height that slides in from the inline end. Traps focus and gives it back. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title } = props;
  useCloseOnBack(open, onClose);
  const guards = useModalGuards(open);
  const { value, failed } = usePart(overlays, open);
  if (value) return <value.DrawerPanel {...props} guards={guards} />;
  return open && <WaitingOverlay part={overlays} title={title} failed={failed} onClose={onClose} />;
}
