import type { Language } from '../texts/translate.ts';

/** A text by language. */
export type LocalizedText = Partial<Record<Language, string>>;

/** The text in the customer's language, else in English, else in any. */
export function textIn(language: Language, text: LocalizedText | null): string {
  return text?.[language] ?? text?.en ?? Object.values(text ?? {})[0] ?? '';
}
