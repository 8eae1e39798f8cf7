import { createRequiredContext } from '../state/required-context.ts';
import type { Modules } from './modules.ts';

export const [ModulesContext, useModules] = createRequiredContext<Modules>('useModules');
