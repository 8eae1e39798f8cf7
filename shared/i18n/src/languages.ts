/** A language that Souk speaks; `country` is stored beside it (I18-1, SES-8). `name` is in its own words. */
export interface Language {
  code: string;
  country: string;
  direction: 'ltr' | 'rtl';
  name: string;
}

/** The languages of the storefront, the default first (I18-1). */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'en', country: 'US', direction: 'ltr', name: 'English' },
  { code: 'ar', country: 'SA', direction: 'rtl', name: 'العربية' },
];

/** Codes of languages that are written from right to left, including languages that Souk may support later (I18-2). */
const RTL_CODES = ['ar', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'];

/** The side a language is read from; takes `ar` and `ar-SA` alike (I18-2). */
export function directionOf(code: string): Language['direction'] {
  return RTL_CODES.includes(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The known language of a code such as `ar` or `ar-SA`; the default for any other. */
export function languageOf(code: string | null | undefined): Language {
  const base = code?.split('-')[0];
  return LANGUAGES.find((language) => language.code === base) ?? LANGUAGES[0];
}
