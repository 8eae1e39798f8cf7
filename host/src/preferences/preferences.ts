import { COOKIES, isRecord, localStore, readStored, sessionStore, STORAGE_KEYS } from '@souk/contracts';
import type { Readable } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { direction, language, LANGUAGES } from '@souk/i18n';
import { writeCookie } from '../browser/cookie.ts';
import { createStore } from '../state/store.ts';

type Theme = 'light' | 'dark';

export interface Preferences {
  theme: Readable<Theme>;
  toggleTheme(): void;
  setTheme(theme: Theme): void;
  /** Stores the language and reloads the page in it (I18-2). */
  changeLanguage(code: string): void;
}

/** Set for one page load, to say after it what was changed before it. */
const CHANGED = 'language-changed';

const readSettings = () => readStored(localStore, STORAGE_KEYS.settings, isRecord) ?? {};

function writeSettings(theme: Theme | null): void {
  localStore.set(
    STORAGE_KEYS.settings,
    JSON.stringify({ direction: direction(), ...(theme ? { theme } : {}) }),
  );
  if (theme) writeCookie(COOKIES.theme, theme);
}

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const storedTheme = (): Theme | null => {
  const { theme } = readSettings();
  return theme === 'light' || theme === 'dark' ? theme : null;
};

/** @param chosen null: the style sheet follows the system */
function showTheme(chosen: Theme | null): void {
  const { dataset } = document.documentElement;
  if (chosen === null) delete dataset.theme;
  else if (dataset.theme !== chosen) dataset.theme = chosen;
}

/** The browser's own frame has the colour of the header, which the style sheet knows. */
function colorFrame(): void {
  const header = document.querySelector('header');
  if (!header) return;
  const { backgroundColor } = getComputedStyle(header);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor;
}

/** Language and theme: remembered and mirrored to the edge; the theme is put on the document before anything is drawn (I18-1 to I18-4). */
export function createPreferences(): Preferences {
  let chosen = storedTheme();
  const theme = createStore<Theme>(chosen ?? systemTheme(), 'theme');
  showTheme(chosen);
  writeCookie(COOKIES.language, language());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (chosen === null) theme.set(systemTheme());
  });

  const setTheme = (next: Theme) => {
    chosen = next;
    theme.set(next);
    writeSettings(next);
    showTheme(next);
    colorFrame();
    bus.emit('theme:changed', { theme: next });
  };

  return {
    theme,
    setTheme,
    toggleTheme: () => setTheme(theme.get() === 'dark' ? 'light' : 'dark'),
    changeLanguage(code) {
      const chosen = LANGUAGES.find((candidate) => candidate.code === code);
      if (!chosen) return;
      localStore.set(STORAGE_KEYS.language, chosen.code);
      localStore.set(STORAGE_KEYS.country, chosen.country);
      localStore.set(
        STORAGE_KEYS.settings,
        JSON.stringify({ ...readSettings(), direction: chosen.direction }),
      );
      writeCookie(COOKIES.language, chosen.code);
      sessionStore.set(CHANGED, '1');
      window.location.reload();
    },
  };
}

/** Whether this page load follows a change of language; true once. */
export function languageWasChanged(): boolean {
  const changed = sessionStore.get(CHANGED) !== null;
  sessionStore.remove(CHANGED);
  return changed;
}
