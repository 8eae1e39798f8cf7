import { ownValue } from '@souk/contracts';
import { formatDecimal } from './decimal.ts';
import { LANGUAGES } from './languages.ts';
import type { Bundle, TextValues } from './text-key.ts';

/** The texts of one package by the code of their language. */
export type Bundles = Readonly<Record<string, Bundle>>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

const pluralRules = new Map<string, Intl.PluralRules>();

/** The form of a noun beside a number, such as `one` or `few`. */
function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** As Intl writes it: `1,234`. It makes no format of Intl's (0110). */
const formatCount = (language: string, count: number): string =>
  formatDecimal(language, count, { minimumFractionDigits: 0, maximumFractionDigits: 3 });

/** The text at a dotted path. */
function find(bundle: Bundle, key: string): string | undefined {
  let found: string | Bundle | undefined = bundle;
  for (const part of key.split('.')) found = typeof found === 'object' ? ownValue(found, part) : undefined;
  return typeof found === 'string' ? found : undefined;
}

function findForm(bundles: Bundles, language: string, key: string, count: unknown): string | undefined {
  const bundle = bundles[language] ?? {};
  const plural =
    typeof count === 'number' ? find(bundle, `${key}_${pluralForm(language, count)}`) : undefined;
  return plural ?? find(bundle, key);
}

/**
 * A text in a language, with values in place of its `{{placeholders}}`. `count` chooses a plural's form and is written as
 * `1,234`; other numbers, such as an order's, have no commas (I18-5). What the language lacks is in English, and what English
 * lacks is its key. Values are not escaped: React escapes what it draws.
 */
export function translate(bundles: Bundles, language: string, key: string, values: TextValues = {}): string {
  const { count } = values;
  const text =
    findForm(bundles, language, key, count) ?? findForm(bundles, LANGUAGES[0].code, key, count) ?? key;
  return text.replaceAll(PLACEHOLDER, (_match, name: string) => {
    const value = ownValue(values, name) ?? '';
    return name === 'count' && typeof value === 'number' ? formatCount(language, value) : String(value);
  });
}
