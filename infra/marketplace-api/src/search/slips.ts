/** In longer words trigrams find a wrong letter; in shorter ones a typing error leaves too few trigrams. */
const MAX_SHORT = 5;
/** With a letter replaced, a shorter word resembles nearly every other word. */
const MIN_REPLACED = 4;

const edited = (
  word: string,
  edit: (before: string, after: string, letter: string, next: string) => string,
) => {
  const letters = [...word];
  return letters.map((letter, at) =>
    edit(letters.slice(0, at).join(''), letters.slice(at + 1).join(''), letter, letters[at + 1] ?? ''),
  );
};

/**
 * Possible meanings of a word with one typing error, as patterns for LIKE: two neighbouring letters swapped, which
 * trigrams do not find; for a short word also a letter missing, added or replaced.
 */
export function slips(word: string): string[] {
  const swapped = edited(word, (before, after, letter, next) =>
    next ? before + next + letter + after.slice(next.length) : word,
  );
  if (word.length > MAX_SHORT) return swapped;
  return [
    ...swapped,
    ...edited(word, (before, after, letter) => `${before}${letter}_${after}`),
    ...edited(word, (before, after) => before + after),
    ...(word.length >= MIN_REPLACED ? edited(word, (before, after) => `${before}_${after}`) : []),
  ];
}
