import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { slips } from './slips.ts';

/** Shorter words are like nearly every other. */
const MIN_LETTERS = 3;
/** So many words that are like one are looked for. */
const MAX_ALIKE = 3;
/** A word is left out that is so much less like it than the best one. */
const MAX_WORSE = 0.15;

/**
 * For each word what it may mean in a module: itself where a name holds a word that begins so, else those words of names that
 * are one slip away, or the most like it by their trigrams. A word that is like none stays.
 */
export async function alikeWords(
  db: Queryable,
  words: readonly string[],
  moduleId: number,
): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      if (word.length < MIN_LETTERS) return [word];
      // A slip makes a word longer or shorter by one letter at the most, which is compared sooner than patterns are.
      const meant = sql`(length(word) between ${word.length - 1} and ${word.length + 1} and word like any(${slips(word)}::text[]))`;
      const found = await rows<{ word: string; score: number }>(
        db,
        sql`select word, case when word like ${`${word}%`} then 3 when ${meant} then 2 else similarity(word, ${word}) end::double precision as score
            from marketplace.search_words
            where module_id = ${moduleId} and (word % ${word} or word like ${`${word}%`} or ${meant})
            order by score desc, similarity(word, ${word}) desc, word limit ${MAX_ALIKE}`,
      );
      const best = found[0]?.score ?? 0;
      if (best === 0 || best === 3) return [word];
      return found.filter(({ score }) => score >= best - MAX_WORSE).map((alike) => alike.word);
    }),
  );
}
