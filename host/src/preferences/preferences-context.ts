import { createRequiredContext } from '../state/required-context.ts';
import type { Preferences } from './preferences.ts';

export const [PreferencesContext, usePreferences] = createRequiredContext<Preferences>('usePreferences');
