/** Interchangeable endings, such as singular and plural; English and normalised Arabic. */
const INFLECTIONS: readonly [ending: RegExp, replacements: readonly string[]][] = [
  [/(?<=[a-z]{2})ies$/, ['y', 'ie']],
  [/(?<=[a-z]{2}(?:ch|sh|[sxzo]))es$/, ['', 'e']],
  [/(?<=[a-z]{2}[^s\W])s$/, ['']],
  [/(?<=[a-z]{2}[^aeiou\W])y$/, ['ies']],
  [/(?<=\p{Script=Arabic}{3})ه$/u, ['ات']],
  [/(?<=\p{Script=Arabic}{3})ات$/u, ['ه', '']],
];
/** Names are normalised without their article where three letters follow it; a typed prefix may be shorter. */
const UNFINISHED_ARTICLE = /^ال(?=.{1,2}$)/u;

/** The spellings of a normalised word in names: as typed first, then in the singular or plural. */
export function spellings(word: string): string[] {
  const [ending, replacements = []] = INFLECTIONS.find(([pattern]) => pattern.test(word)) ?? [];
  return [
    word,
    ...replacements.map((replacement) => word.replace(ending ?? '', replacement)),
    ...(UNFINISHED_ARTICLE.test(word) ? [word.replace(UNFINISHED_ARTICLE, '')] : []),
  ];
}
