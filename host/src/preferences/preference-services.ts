import type { ConfirmRequest, PreferenceServices } from '@souk/contracts';
import { language } from '@souk/i18n';
import { text } from '../texts/texts.ts';
import type { Preferences } from './preferences.ts';

/** What remotes may change of the preferences; another language is asked about first, since the page loads again (I18-2). */
export const preferenceServices = (
  { theme, setTheme, changeLanguage }: Preferences,
  confirm: (request: ConfirmRequest) => Promise<boolean>,
): PreferenceServices => ({
  theme,
  setTheme,
  async changeLanguage(code) {
    if (code === language()) return;
    if (await confirm({ title: text('language.label'), text: text('language.question') }))
      changeLanguage(code);
  },
});
