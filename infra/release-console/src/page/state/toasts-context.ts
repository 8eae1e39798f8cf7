import type { ToastEntry } from '@souk/ui';
import { createContext, use } from 'react';

export type Say = (kind: ToastEntry['kind'], text: string) => void;

export const SayContext = createContext<Say>(() => undefined);

/** Tells what came of something, in the page's region of messages. */
export const useSay = (): Say => use(SayContext);
