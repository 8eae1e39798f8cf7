/** In longer words trigrams find a wrong letter; in shorter ones a slip leaves too few of them. */
const MAX_SHORT = 5;
/** So short a word with another letter is nearly every other one. */
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
 * What somebody may have meant who typed a word with one slip, as patterns for LIKE: two neighbouring letters swapped, which
 * trigrams do not see; of a short word a letter too few, too many or another, too.
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
