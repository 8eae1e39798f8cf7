import { createRequiredContext } from '../state/required-context.ts';
import type { Slots } from './slots.ts';

export const [SlotsContext, useSlots] = createRequiredContext<Slots>('useSlots');
