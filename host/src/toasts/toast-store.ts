import type { Readable, Toast } from '@souk/contracts';
import { createStore } from '../state/store.ts';

interface ShownToast extends Toast {
  id: string;
}

export interface ToastStore {
  toasts: Readable<readonly ShownToast[]>;
  show(toast: Toast): void;
  dismiss(id: string): void;
}

/** More than this would cover the page; the oldest gives way. */
const MAX_TOASTS = 4;

/** Short messages for the customer. A toast replaces another one with the same id (API-5). */
export function createToastStore(): ToastStore {
  const toasts = createStore<readonly ShownToast[]>([], 'toasts');
  let count = 0;
  return {
    toasts,
    show(toast) {
      const id = toast.id ?? `toast-${++count}`;
      toasts.set([...toasts.get().filter((other) => other.id !== id), { ...toast, id }].slice(-MAX_TOASTS));
    },
    dismiss(id) {
      toasts.set(toasts.get().filter((toast) => toast.id !== id));
    },
  };
}
