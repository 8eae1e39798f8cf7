import { LANGUAGES, language } from '@souk/i18n';
import { useShell } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';

/** The languages as menu items; another one is asked about first, since the page loads anew (I18-2). */
export function useLanguageChoice() {
  const t = useText();
  const { preferences } = useHost();
  const { dialogs } = useShell();
  const choose = async (code: string) => {
    if (code === language()) return;
    const agreed = await dialogs.confirm({ title: t('language.label'), text: t('language.question') });
    if (agreed) preferences.changeLanguage(code);
  };
  return LANGUAGES.map(({ code, name }) => ({
    id: code,
    label: name,
    lang: code,
    selected: code === language(),
    onSelect: () => void choose(code),
  }));
}
