import type { Language } from './translate.ts';

/** Latin digits, as in all other texts. */
const LOCALES: Record<Language, string> = { en: 'en', ar: 'ar-u-nu-latn' };

/** A wait as it follows the word "in": `45 seconds`, `2 minutes`, `3 hours`. */
export function formatWait(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(LOCALES[language]);
  const words =
    seconds < 60
      ? format.format(seconds, 'second')
      : seconds < 3600
        ? format.format(Math.ceil(seconds / 60), 'minute')
        : format.format(Math.ceil(seconds / 3600), 'hour');
  // Drops the "in", the first word in both languages: the texts contain it.
  return words.slice(words.indexOf(' ') + 1);
}
