import { createContext, use } from 'react';
import type { Action } from './action.ts';

/** Asks an admin whether to do something; the dialog outlives the button that opened it. */
export const AskContext = createContext<(action: Action) => void>(() => undefined);

export const useAsk = () => use(AskContext);
