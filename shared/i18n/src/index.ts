export { defineTexts, type Texts } from './define-texts.ts';
export { createFormats, type Formats, type FormatSettings } from './formats.ts';
export { isolate } from './isolate.ts';
export { latinDigits } from './latin-digits.ts';
export { directionOf, LANGUAGES, languageOf, type Language } from './languages.ts';
export type { MoneySettings } from './money.ts';
export { refusalText } from './refusal-text.ts';
export type { Bundle, Text, TextKey, TextValues } from './text-key.ts';
export { direction, initLanguage, language, setLanguage } from './language.ts';
