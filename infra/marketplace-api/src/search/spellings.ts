/** Endings of words that mean one thing or several of it, both ways; English and folded Arabic. */
const INFLECTIONS: readonly [ending: RegExp, replacements: readonly string[]][] = [
  [/(?<=[a-z]{2})ies$/, ['y', 'ie']],
  [/(?<=[a-z]{2}(?:ch|sh|[sxzo]))es$/, ['', 'e']],
  [/(?<=[a-z]{2}[^s\W])s$/, ['']],
  [/(?<=[a-z]{2}[^aeiou\W])y$/, ['ies']],
  [/(?<=\p{Script=Arabic}{3})ه$/u, ['ات']],
  [/(?<=\p{Script=Arabic}{3})ات$/u, ['ه', '']],
];
/** Names are folded without their article where three letters follow it; who types has not come so far. */
const UNFINISHED_ARTICLE = /^ال(?=.{1,2}$)/u;

/** How a name may hold a folded word: as it was typed first, then as one or several of the thing. */
export function spellings(word: string): string[] {
  const [ending, replacements = []] = INFLECTIONS.find(([pattern]) => pattern.test(word)) ?? [];
  return [
    word,
    ...replacements.map((replacement) => word.replace(ending ?? '', replacement)),
    ...(UNFINISHED_ARTICLE.test(word) ? [word.replace(UNFINISHED_ARTICLE, '')] : []),
  ];
}
