import { bus, registerInstance } from '@souk/event-bus';
import { createInstance } from 'i18next';
import { directionOf, LANGUAGES, languageOf } from './languages.ts';

/** The page's one i18next instance. It is ready as soon as this module is: texts are bundled, none is fetched. */
export const translator = createInstance();

void translator.init({
  lng: LANGUAGES[0].code,
  fallbackLng: LANGUAGES[0].code,
  supportedLngs: LANGUAGES.map(({ code }) => code),
  resources: {},
  initAsync: false,
  showSupportNotice: false,
  // React escapes what it draws; escaping twice would show `&amp;`.
  interpolation: { escapeValue: false },
});

registerInstance('@souk/i18n');

/** The code of the language that texts are shown in. */
export const language = (): string => translator.language;

/** The side that the current language is read from. */
export const direction = (): 'ltr' | 'rtl' => directionOf(language());

/** Sets the language before anything is drawn, without an event; an unknown code gives the default. */
export function initLanguage(code: string | null | undefined): void {
  void translator.changeLanguage(languageOf(code).code);
}

/** Changes the language of a page that is already drawn, and emits that on the bus (I18-2). */
export function setLanguage(code: string): void {
  initLanguage(code);
  bus.emit('language:changed', { language: language(), direction: direction() });
}
