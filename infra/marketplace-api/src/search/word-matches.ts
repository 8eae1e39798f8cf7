import { sql, type RawBuilder } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';
import { alikeWords } from './alike-words.ts';
import type { Search } from './search-index.ts';
import { spellings } from './spellings.ts';

/** Words of a search text; each costs a lookup in the index. */
const MAX_WORDS = 6;

/** With more matching texts than these, many items match, and they are read in the list's order. */
const MAX_TEXTS = 500;

/** How an engine finds a normalised word in the texts of items: whole or as a prefix. */
export interface TextMatch {
  /** Whether `t.search_text` contains a word that begins with one of these. */
  textHolds(words: readonly string[]): RawBuilder<unknown>;
}

/** What of an item contains a word: its own text, or the name of its category, brand or store. */
type Kind = 'text' | 'category' | 'brand' | 'store';

/** One word of a search as conditions on items `i` and stores `seller`. Higher scores are better matches. */
export interface WordMatch {
  /** The number of items' texts that contain it, up to a limit, and of stores whose names do. */
  texts: number;
  namedStores: number;
  items: {
    /** An item matches where any of these holds; with no condition, nothing matches. */
    conditions: readonly { kind: Kind; condition: RawBuilder<unknown> }[];
    fits: RawBuilder<unknown>;
    /** The score of an item's text `t`; null where it does not match. */
    textScore: RawBuilder<unknown>;
    /** @param textScore the item's {@link textScore} */
    score(textScore: RawBuilder<unknown>): RawBuilder<unknown>;
  };
  stores: { fits: RawBuilder<unknown>; score: RawBuilder<unknown> };
}

/** A word of a search with its meanings, the best first: its spellings, or the words similar to it. */
type Meanings = readonly string[];

export const either = (conditions: readonly RawBuilder<unknown>[]) =>
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
 * The words of a search as conditions. A word matches the name, tags and active ingredients of an item, and the
 * names of its category, brand and store.
 * @param options.textHolds how the engine finds a word in items' texts
 * @param options.forgiving also finds words similar to one that no name contains
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
    const belongsTo = (kind: Exclude<Kind, 'text'>, ids: readonly string[]) =>
      ids.length === 0 ? [] : [{ kind, condition: sql`${sql.ref(`i.${kind}_id`)} = any(${ids}::integer[])` }];
    const ofTexts =
      keys.length > MAX_TEXTS
        ? sql`i.text_key in (${texts(meant)})`
        : sql`i.text_key = any(${keys}::bigint[])`;
    const conditions = [
      ...(keys.length > 0 ? [{ kind: 'text' as const, condition: ofTexts }] : []),
      ...belongsTo('category', categories),
      ...belongsTo('brand', brands),
      ...belongsTo('store', stores),
    ];
    return {
      texts: keys.length,
      namedStores: stores.length,
      items: {
        conditions,
        fits: either(conditions.map(({ condition }) => condition)),
        textScore: sql`case when ${whole('t.search_name', meant.slice(0, 1))} then 7 when ${whole('t.search_name', meant)} then 6
          when ${begins('t.search_name', meant)} then 5 when ${begins('t.search_text', meant)} then 3 end`,
        // Several matches score higher than one of them.
        score: (
          textScore,
        ) => sql`(coalesce(${textScore}, case when i.category_id = any(${categories}::integer[]) then 2 else 1 end)
          + case when i.brand_id = any(${brands}::integer[]) then 0.5 else 0 end
          + case when i.store_id = any(${stores}::integer[]) then 0.25 else 0 end)`,
      },
      stores: {
        fits: sql`seller.id = any(${stores}::integer[])`,
        // Read only for stores whose name contains the word.
        score: sql`coalesce((select case when ${whole('named.search_text', meant)} then 6 when ${begins('named.search_text', meant)} then 5 end
          from marketplace.stores named where named.id = seller.id and seller.id = any(${stores}::integer[])), 0)`,
      },
    };
  });
}

/** The keys of texts that contain a word, up to one more than the limit; and categories (by their own or parent's name), brands and stores whose names contain it, which are few. */
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
  // `bigint` is returned as text.
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
