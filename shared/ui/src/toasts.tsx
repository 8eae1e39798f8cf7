import styled from 'styled-components';
import { bottomBarHeight } from './bottom-bar.ts';
import { Toast } from './toast.tsx';
import type { ToastEntry } from './toast.tsx';
import { useText } from './texts/texts.ts';
import { media, tokens } from './tokens.ts';
import { TOAST_REGION } from './use-modal-guards.ts';
import { useToastPlace } from './use-toast-place.ts';

export interface ToastsProps {
  /** The oldest first. One id stands once: replacing an entry is the owner's part (API-5). */
  toasts: readonly ToastEntry[];
  onDismiss(id: string): void;
}

const Region = styled.section`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-end: max(${tokens.space[4]}, env(safe-area-inset-bottom));
  inset-inline: ${tokens.space[4]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  justify-items: center;
  pointer-events: none;
  /* Up with a bar that comes to the foot of the page; another offset would be a layout shift. */
  translate: 0 calc(-1 * ${bottomBarHeight});

  ${media.from600} {
    inset-block-end: ${tokens.space[6]};
    inset-inline: auto ${tokens.space[6]};
    inline-size: 380px;
  }
`;

/** The page's one region of messages: always there, so that what appears in it is read out; it stays readable above dialogs, clear of their heads and feet. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const t = useText();
  const { region, place, moving } = useToastPlace();
  return (
    <Region
      ref={region}
      style={{
        ...(place && { ...place, right: 'auto', translate: 'none' }),
        opacity: moving ? 0 : undefined,
      }}
      aria-label={t('toasts.region')}
      aria-live="polite"
      aria-relevant="additions"
      {...{ [TOAST_REGION]: '' }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </Region>
  );
}
