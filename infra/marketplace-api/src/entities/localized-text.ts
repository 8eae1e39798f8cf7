import type { Language } from '../texts/translate.ts';

/** Words that customers read, by language. */
export type LocalizedText = Partial<Record<Language, string>>;

/** In the customer's language, else in English, else in whichever there is. */
export function textIn(language: Language, text: LocalizedText | null): string {
  return text?.[language] ?? text?.en ?? Object.values(text ?? {})[0] ?? '';
}
