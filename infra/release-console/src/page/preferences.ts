import { localStore } from '@souk/contracts';
import { initLanguage, direction, language, setLanguage } from '@souk/i18n';

const LANGUAGE = 'souk-console-language';
const THEME = 'souk-console-theme';

function showLanguage(): void {
  document.documentElement.lang = language();
  document.documentElement.dir = direction();
}

/** Before anything is drawn: what was chosen last, else what the browser speaks. */
export function applyPreferences(): void {
  initLanguage(localStore.get(LANGUAGE) ?? navigator.language);
  showLanguage();
  const theme = localStore.get(THEME);
  if (theme) document.documentElement.dataset.theme = theme;
}

export function chooseLanguage(code: string): void {
  localStore.set(LANGUAGE, code);
  setLanguage(code);
  showLanguage();
}

/** From what is seen to the other one. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = dark ? 'light' : 'dark';
  localStore.set(THEME, dataset.theme);
}
