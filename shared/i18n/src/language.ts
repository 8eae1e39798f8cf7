import { bus, registerInstance } from '@souk/event-bus';
import { directionOf, LANGUAGES, languageOf } from './languages.ts';

let current = LANGUAGES[0].code;
const listeners = new Set<() => void>();

registerInstance('@souk/i18n');

/** The code of the language that texts are shown in. */
export const language = (): string => current;

/** The side that the current language is read from. */
export const direction = (): 'ltr' | 'rtl' => directionOf(current);

/** Calls `listener` whenever texts are shown in another language. Returns what ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the language before anything is drawn, without an event; an unknown code gives the default. */
export function initLanguage(code: string | null | undefined): void {
  current = languageOf(code).code;
  for (const listener of listeners) listener();
}

/** Changes the language of a page that is already drawn, and emits that on the bus (I18-2). */
export function setLanguage(code: string): void {
  initLanguage(code);
  bus.emit('language:changed', { language: language(), direction: direction() });
}
