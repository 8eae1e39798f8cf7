import { useRef } from 'react';

/** Marks the region of toasts, which lies above dialogs and belongs to none. */
export const TOAST_REGION = 'data-souk-toasts';

/**
 * Handlers of a dialog without a trigger of its own: focus returns to what had it before the dialog opened,
 * and a press on a toast is not a press outside.
 */
export function useModalGuards() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest(`[${TOAST_REGION}]`))
        event.preventDefault();
    },
  };
}
