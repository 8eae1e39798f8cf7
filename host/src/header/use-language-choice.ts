import { LANGUAGES, language } from '@souk/i18n';
import { useShell } from '@souk/remote-kit';

/** The languages as menu items; another one is asked about first, since the page reloads (I18-2). */
export function useLanguageChoice() {
  const { preferences } = useShell();
  return LANGUAGES.map(({ code, name }) => ({
    id: code,
    label: name,
    lang: code,
    selected: code === language(),
    onSelect: () => void preferences.changeLanguage(code),
  }));
}
