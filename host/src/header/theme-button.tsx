import { useReadable } from '@souk/remote-kit';
import { IconButton, Moon, Sun } from '@souk/ui';
import { usePreferences } from '../preferences/preferences-context.ts';
import { useText } from '../texts/texts.ts';

/** Between light and dark (I18-3). */
export function ThemeButton() {
  const t = useText();
  const preferences = usePreferences();
  const dark = useReadable(preferences.theme) === 'dark';
  return (
    <IconButton
      label={t(dark ? 'header.light' : 'header.dark')}
      icon={dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      onClick={preferences.toggleTheme}
    />
  );
}
