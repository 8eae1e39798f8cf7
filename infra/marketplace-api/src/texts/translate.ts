import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const bundles = { en, ar };

/** A language of the API's texts; requests for any other language get English. */
export type Language = keyof typeof bundles;
export const LANGUAGES = Object.keys(bundles) as Language[];

type Bundle = typeof en;
/** The key of a text, such as `cart.out_of_stock`. */
export type TextKey = { [A in keyof Bundle]: `${A}.${keyof Bundle[A] & string}` }[keyof Bundle];

/** Whether there is a text with this key. */
export function isTextKey(key: string): key is TextKey {
  return textOf('en', key) !== undefined;
}

function textOf(language: Language, key: string): string | undefined {
  const [area = '', name = ''] = key.split('.');
  const texts: Record<string, Record<string, string>> = bundles[language];
  return Object.hasOwn(texts, area) && Object.hasOwn(texts[area] ?? {}, name)
    ? texts[area]?.[name]
    : undefined;
}

/** A text in a language, with `{{name}}` filled in. */
export function translate(
  language: Language,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  const text = textOf(language, key) ?? textOf('en', key) ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
