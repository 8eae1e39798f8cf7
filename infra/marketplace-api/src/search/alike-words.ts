import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { slips } from './slips.ts';

/** Shorter words resemble nearly every other word. */
const MIN_LETTERS = 3;
/** Similar words that are searched per word. */
const MAX_ALIKE = 3;
/** Words that are less similar than the best one by more than this are left out. */
const MAX_WORSE = 0.15;

/**
 * For each word its meanings in a module: the word itself where a name contains a word that begins with it, else those words of
 * names that are one typing error away, or the most similar by trigrams. A word without similar ones stays.
 */
export async function alikeWords(
  db: Queryable,
  words: readonly string[],
  moduleId: number,
): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      if (word.length < MIN_LETTERS) return [word];
      // A typing error changes the length by one letter at most, which is cheaper to compare than patterns.
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
