import type { Language } from '../texts/say.ts';

/** Words that customers read, by language. */
export type Words = Partial<Record<Language, string>>;

/** In the customer's language, else in English, else in whichever there is. */
export function wordsIn(language: Language, words: Words | null): string {
  return words?.[language] ?? words?.en ?? Object.values(words ?? {})[0] ?? '';
}
