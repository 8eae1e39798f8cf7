import { createRequiredContext } from '../state/required-context.ts';
import type { Session } from './session.ts';

export const [SessionContext, useSession] = createRequiredContext<Session>('useSession');
