import { createRequiredContext } from '../state/required-context.ts';
import type { Dialogs } from './dialogs.ts';

export const [DialogsContext, useDialogs] = createRequiredContext<Dialogs>('useDialogs');
