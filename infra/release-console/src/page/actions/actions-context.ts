import { createContext, use } from 'react';
import type { Action } from './action.ts';

/** Opens the dialog of an action; the dialog outlives the button that opened it. */
export const OpenActionContext = createContext<(action: Action) => void>(() => undefined);

export const useOpenAction = () => use(OpenActionContext);
