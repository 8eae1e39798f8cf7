import type { ToastEntry } from '@souk/ui';
import { createContext, use } from 'react';

export type ShowToast = (kind: ToastEntry['kind'], text: string) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast. */
export const useToast = (): ShowToast => use(ToastContext);
