import type { Bundle } from './text-key.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text of a bundle by its dotted path. */
function flatten(bundle: Bundle, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(bundle)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}

/** The plurals of a bundle: keys that come with `_other`, without their form. */
function pluralsOf(texts: Map<string, string>): Set<string> {
  return new Set(
    [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, '')),
  );
}

const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map(String);

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(/{{-?\s*([\w.]+)[^}]*}}/g)].map((match) => match[1] ?? ''));

/** The keys that a language's bundle must hold where English holds `texts`, each with the English text to compare it with. */
function expected(texts: Map<string, string>, language: string): Map<string, string> {
  const plurals = pluralsOf(texts);
  const keys = new Map<string, string>();
  for (const [key, text] of texts) {
    const base = key.replace(PLURAL, '');
    if (!plurals.has(base)) keys.set(key, text);
    else
      for (const form of formsOf(language)) keys.set(`${base}_${form}`, texts.get(`${base}_other`) ?? text);
  }
  return keys;
}

/**
 * What is wrong with a pair of bundles, one sentence each, none where they agree: a text that one of them lacks, a plural
 * without a form that its language needs, an empty text, a placeholder that only one of them has (I18-5).
 * A plural form may leave out `count`: Arabic says one and two in the noun itself.
 */
export function compareBundles(en: Bundle, ar: Bundle): string[] {
  const english = flatten(en);
  const plurals = pluralsOf(english);
  const problems: string[] = [];

  const compare = (name: string, texts: Map<string, string>, wanted: Map<string, string>): void => {
    for (const [key, original] of wanted) {
      const text = texts.get(key);
      if (text === undefined) problems.push(`${name} lacks "${key}"`);
      else if (text.trim() === '') problems.push(`${name} has no text for "${key}"`);
      else {
        const ours = placeholders(text);
        const theirs = placeholders(original);
        const mayLack = (placeholder: string) =>
          placeholder === 'count' && plurals.has(key.replace(PLURAL, ''));
        for (const placeholder of theirs)
          if (!ours.has(placeholder) && !mayLack(placeholder))
            problems.push(`${name} leaves {{${placeholder}}} out of "${key}"`);
        for (const placeholder of ours)
          if (!theirs.has(placeholder))
            problems.push(`${name} has an unknown {{${placeholder}}} in "${key}"`);
      }
    }
    for (const key of texts.keys()) if (!wanted.has(key)) problems.push(`only ${name} has "${key}"`);
  };

  compare('en', english, expected(english, 'en'));
  compare('ar', flatten(ar), expected(english, 'ar'));
  return problems;
}
