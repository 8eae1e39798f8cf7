import type { Language } from './translate.ts';

/** Digits as in all other texts. */
const LOCALES: Record<Language, string> = { en: 'en', ar: 'ar-u-nu-latn' };

/** How long somebody has to wait, as a person says it behind "in": `45 seconds`, `2 minutes`, `3 hours`. */
export function formatWait(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(LOCALES[language]);
  const words =
    seconds < 60
      ? format.format(seconds, 'second')
      : seconds < 3600
        ? format.format(Math.ceil(seconds / 60), 'minute')
        : format.format(Math.ceil(seconds / 3600), 'hour');
  // Each text brings its own "in": in both languages it is the first word here.
  return words.slice(words.indexOf(' ') + 1);
}
