import { IconButton, Languages, Menu } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export function LanguageMenu() {
  const t = useText();
  return (
    <Menu
      label={t('language.label')}
      items={useLanguageChoice()}
      trigger={<IconButton label={t('language.label')} icon={<Languages size={20} aria-hidden />} />}
    />
  );
}
