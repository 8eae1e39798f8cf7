import { sql, type RawBuilder } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';
import { alikeWords } from './alike-words.ts';
import type { Search } from './search-index.ts';
import { spellings } from './spellings.ts';

/** More words than a name has; each costs a look into the index. */
const MAX_WORDS = 6;

/** With more texts than these the items are read in their order, since many of them fit. */
export const MAX_TEXTS = 500;

/** How an engine finds a folded word in the texts of items: as it is, or as a word begins. */
export interface TextMatch {
  /** Whether `t.search_text` holds a word that begins with one of these. */
  textHolds(words: readonly string[]): RawBuilder<unknown>;
}

/** How one word of a search is found in items `i` and in stores `seller`. Higher scores fit better. */
export interface WordMatch {
  /** How many texts of items hold it, up to a bound. */
  texts: number;
  items: {
    /** An item fits in any one of these ways; no item fits where there is none. */
    conditions: readonly RawBuilder<unknown>[];
    fits: RawBuilder<unknown>;
    /** How well the text `t` of an item fits; null where it does not. */
    textScore: RawBuilder<unknown>;
    /** @param textScore what {@link textScore} says of the item's text */
    score(textScore: RawBuilder<unknown>): RawBuilder<unknown>;
  };
  stores: { fits: RawBuilder<unknown>; score: RawBuilder<unknown> };
}

/** A word of a search with all that it may mean, the best first: its spellings, or those words that are like it. */
type Meanings = readonly string[];

type Kind = 'text' | 'category' | 'brand' | 'store';

const either = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
export const begins = (column: string, words: Meanings) =>
  either(words.map((word) => sql`${sql.ref(column)} like ${`% ${word}%`}`));
/** The word by itself, or its plural. */
const whole = (column: string, words: Meanings) =>
  either(
    words
      .flatMap((word) => [word, `${word}s`, `${word}es`])
      .map((word) => sql`${sql.ref(column)} like ${`% ${word} %`}`),
  );

/**
 * The words of a search as conditions. A word is found in the name, the tags and the active ingredients of an item, and in the
 * names of its category, brand and store.
 * @param options.textHolds how the engine finds a word in the texts of items
 * @param options.forgiving finds words that are like one that no name holds
 */
export async function matchWords(
  db: Queryable,
  { text, moduleId }: Pick<Search, 'text' | 'moduleId'>,
  { textHolds, forgiving }: TextMatch & { forgiving: boolean },
): Promise<WordMatch[]> {
  const folded = await row<{ folded: string }>(db, sql`select marketplace.fold_text(${text}) as folded`);
  const words = [...new Set(folded?.folded.split(' ').filter(Boolean))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const meanings = forgiving ? await alikeWords(db, words, moduleId) : words.map(spellings);
  const texts = (meant: Meanings) =>
    sql`select t.text_key from marketplace.item_texts t where t.module_id = ${moduleId} and ${textHolds(meant)}`;
  const related = await rows(db, relatedTo(meanings, moduleId, texts));
  return meanings.map((meant, index) => {
    const idsOf = (kind: Kind) =>
      related.find((found) => found.place === index + 1 && found.kind === kind)?.ids ?? [];
    const [keys, categories, brands, stores] = [
      idsOf('text'),
      idsOf('category'),
      idsOf('brand'),
      idsOf('store'),
    ];
    const belongsTo = (column: string, ids: readonly string[]) =>
      ids.length === 0 ? [] : [sql`${sql.ref(column)} = any(${ids}::integer[])`];
    const conditions = [
      ...(keys.length > MAX_TEXTS
        ? [sql`i.text_key in (${texts(meant)})`]
        : keys.length > 0
          ? [sql`i.text_key = any(${keys}::bigint[])`]
          : []),
      ...belongsTo('i.category_id', categories),
      ...belongsTo('i.brand_id', brands),
      ...belongsTo('i.store_id', stores),
    ];
    return {
      texts: keys.length,
      items: {
        conditions,
        fits: either(conditions),
        textScore: sql`case when ${whole('t.search_name', meant.slice(0, 1))} then 7 when ${whole('t.search_name', meant)} then 6
          when ${begins('t.search_name', meant)} then 5 when ${begins('t.search_text', meant)} then 3 end`,
        // What fits in several ways fits better than what fits in one of them.
        score: (
          textScore,
        ) => sql`(coalesce(${textScore}, case when i.category_id = any(${categories}::integer[]) then 2 else 1 end)
          + case when i.brand_id = any(${brands}::integer[]) then 0.5 else 0 end
          + case when i.store_id = any(${stores}::integer[]) then 0.25 else 0 end)`,
      },
      stores: {
        fits: sql`seller.id = any(${stores}::integer[])`,
        // Only those that are called by the word are read for it.
        score: sql`coalesce((select case when ${whole('named.search_text', meant)} then 6 when ${begins('named.search_text', meant)} then 5 end
          from marketplace.stores named where named.id = seller.id and seller.id = any(${stores}::integer[])), 0)`,
      },
    };
  });
}

/** The texts that hold a word, up to one more than are named by their keys. Categories, by themselves or by what they belong to, brands and stores that are called by it: few, so they are read through. */
function relatedTo(
  meanings: readonly Meanings[],
  moduleId: number,
  texts: (meant: Meanings) => RawBuilder<unknown>,
) {
  const wanted = meanings.flatMap((words, index) => words.map((word) => ({ place: index + 1, word })));
  const kinds: [Kind, RawBuilder<unknown>][] = [
    [
      'category',
      sql`(select c.id, c.module_id, concat(c.search_text, parent.search_text) as search_text
        from marketplace.categories c left join marketplace.categories parent on parent.id = c.parent_id)`,
    ],
    ['brand', sql`marketplace.brands`],
    ['store', sql`marketplace.stores`],
  ];
  // 64 bits come as text.
  return sql<{ place: number; kind: Kind; ids: string[] }>`${sql.join(
    [
      ...meanings.map(
        (meant, index) => sql`
        select ${index + 1}::integer as place, 'text' as kind, array_agg(text_key) as ids
        from (${texts(meant)} limit ${MAX_TEXTS + 1}) held`,
      ),
      ...kinds.map(
        ([kind, table]) => sql`
        select wanted.place, ${kind}::text as kind, array_agg(named.id::bigint) as ids
        from unnest(${wanted.map(({ place }) => place)}::integer[], ${wanted.map(({ word }) => word)}::text[]) as wanted (place, word)
        join ${table} named on named.module_id = ${moduleId} and named.search_text like '% ' || wanted.word || '%'
        group by wanted.place`,
      ),
    ],
    sql` union all `,
  )}`;
}
