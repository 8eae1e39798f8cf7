import { useInsertionEffect, useRef } from 'react';
import { focusedElement } from './focused-element.ts';

/** Marks the region of toasts, which lies above dialogs and belongs to none. */
export const TOAST_REGION = 'data-souk-toasts';

/**
 * Handlers of a dialog without a trigger of its own: focus goes to the dialog itself, or to what asks for it by `autoFocus`,
 * and returns to what had it before; a press on a toast is not a press outside.
 */
export function useModalGuards(open: boolean) {
  const opener = useRef<Element | null>(null);
  // An insertion effect runs before `autoFocus` moves the focus.
  useInsertionEffect(() => {
    if (open) opener.current = focusedElement();
  }, [open]);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    },
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest(`[${TOAST_REGION}]`))
        event.preventDefault();
    },
  };
}

export type ModalGuards = ReturnType<typeof useModalGuards>;
