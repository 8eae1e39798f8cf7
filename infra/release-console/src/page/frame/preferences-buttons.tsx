import { LANGUAGES, language } from '@souk/i18n';
import { IconButton, Languages, Menu, Moon } from '@souk/ui';
import styled from 'styled-components';
import { chooseLanguage, toggleTheme } from '../preferences.ts';
import { useText } from '../texts/texts.ts';

const Row = styled.div`
  display: flex;
`;

/** Language and theme. */
export function Preferences() {
  const t = useText();
  return (
    <Row>
      <Menu
        label={t('nav.language')}
        trigger={<IconButton icon={<Languages size={20} aria-hidden />} label={t('nav.language')} />}
        items={LANGUAGES.map(({ code, name }) => ({
          id: code,
          label: name,
          lang: code,
          selected: code === language(),
          onSelect: () => chooseLanguage(code),
        }))}
      />
      <IconButton icon={<Moon size={20} aria-hidden />} label={t('nav.theme')} onClick={toggleTheme} />
    </Row>
  );
}
